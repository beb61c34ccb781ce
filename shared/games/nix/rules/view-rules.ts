import type { ViewRules } from '../../../game/game.ts'
import type { Options } from '../options.ts'
import { moves } from './moves.ts'
import type { Move, View } from './state.ts'

export const viewRules: ViewRules<Options, Move, never, View> = {
  moves,
  signals: () => [],
  handSizes: ({ hands }) => hands,
}
