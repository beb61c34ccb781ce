import type { Game } from '../../game/game.ts'
import { noSignals } from '../../game/no-signals.ts'
import { about } from './about.ts'
import { end } from './end.ts'
import { apply } from './rules/apply.ts'
import { redeal, setup } from './rules/deal.ts'
import { canonicalMove, violatedClause } from './rules/moves.ts'
import { choices, type Options } from './options.ts'
import { moveSchema } from './rules/schemas.ts'
import { outcomeOf } from './rules/outcome.ts'
import type { Move, State, View } from './rules/state.ts'
import { view } from './rules/view.ts'
import { viewRules } from './rules/view-rules.ts'

export const game: Game<Options, State, Move, never, View> = {
  about,
  choices,
  end,
  moveSchema,
  ...noSignals,

  ...viewRules,
  setup,
  toMove: ({ turn }) => (turn === null ? [] : [turn]),
  view,
  canonicalMove: (_view, _options, move) => canonicalMove(move),
  apply,
  violatedClause,

  chatForbiddenBy: () => null,

  outcome: (state) => outcomeOf(view(state, 'public')),
  redeal,
  isTurnOver: () => true,
}
