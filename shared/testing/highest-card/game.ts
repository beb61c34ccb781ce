import type { Game } from '../../game/game.ts'
import { noSignals } from '../../game/no-signals.ts'
import { about } from './about.ts'
import { apply, outcome } from './rules/apply.ts'
import { redeal, setup } from './rules/deal.ts'
import { moves, moveSchema, violatedClause } from './rules/moves.ts'
import type { Move, Options, State, View } from './rules/state.ts'
import { view } from './rules/view.ts'

export const game: Game<Options, State, Move, never, View> = {
  about,
  choices: { values: {} },
  moveSchema,
  ...noSignals,

  setup,
  toMove: ({ turn }) => (turn === null ? [] : [turn]),
  view,
  moves,
  apply,
  violatedClause,

  signals: () => [],
  chatForbiddenBy: () => null,

  handSizes: ({ hands }) => hands,
  outcome,
  redeal,
}
