import type { Game } from '../../game/game.ts'
import { noSignals } from '../../game/no-signals.ts'
import { about } from './about.ts'
import { end } from './end.ts'
import { apply } from './rules/apply.ts'
import { canonicalMove, violatedClause } from './rules/moves.ts'
import { choices, type Options } from './options.ts'
import { outcomeOf } from './rules/outcome.ts'
import { redeal } from './rules/redeal.ts'
import { setup } from './rules/rounds.ts'
import { moveSchema } from './rules/schemas.ts'
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
  toMove: ({ step, turn }) => {
    if (step.now === 'over') return []
    if (step.now !== 'passing') return [turn]
    return step.chosen.flatMap((card, seat) => (card === null ? [seat] : []))
  },
  view,
  canonicalMove,
  apply,
  violatedClause,

  chatForbiddenBy: () => null,

  outcome: outcomeOf,
  redeal,
  // `step` is missing at the beginning of a turn.
  isTurnOver: (before, after) => after.step === undefined || after.round !== before.round,
}
