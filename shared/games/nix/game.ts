import type { Game } from '../../game/game.ts'
import { versionsBy } from '../../game/version.ts'
import { about } from './about.ts'
import { apply } from './rules/apply.ts'
import { redeal, setup } from './rules/deal.ts'
import { asOffered, moves, why } from './rules/moves.ts'
import { choices, type Options } from './options.ts'
import { moveSchema, signalSchema } from './rules/schemas.ts'
import { outcomeOf } from './rules/outcome.ts'
import type { Move, State, View } from './rules/state.ts'
import { view } from './rules/view.ts'

export const game: Game<Options, State, Move, never, View> = {
  about,
  choices,
  ...versionsBy([]),
  moveSchema,
  signalSchema,

  setup,
  toMove: ({ turn }) => (turn === null ? [] : [turn]),
  view,
  moves,
  asOffered: (_view, _options, move) => asOffered(move),
  apply,
  why,

  signals: () => [],
  signal: (state) => state,
  chatForbiddenBy: () => null,

  held: ({ hands }) => hands,
  outcome: (state) => outcomeOf(view(state, 'public')),
  redeal,
}
