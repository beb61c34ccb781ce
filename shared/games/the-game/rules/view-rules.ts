import type { ViewRules } from '../../../game/game.ts'
import type { Options } from '../options.ts'
import { moves, signals } from './moves.ts'
import type { Move, Signal, View } from './state.ts'
import { chatClosedBy, reactionForbiddenBy } from './talk.ts'

export const viewRules: ViewRules<Options, Move, Signal, View> = {
  moves,
  signals,
  handSizes: ({ hands }) => hands,
  chatClosedBy,
  reactionForbiddenBy,
}
