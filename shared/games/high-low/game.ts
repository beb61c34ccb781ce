import type { Game } from '../../game/game.ts'
import { noSignals } from '../../game/no-signals.ts'
import { about } from './about.ts'
import { end } from './end.ts'
import { apply } from './rules/apply.ts'
import { redeal, setup } from './rules/deal.ts'
import { outcome } from './rules/ends.ts'
import { violatedClause } from './rules/moves.ts'
import { choices, type Options } from './options.ts'
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
  toMove: ({ ending, ready, turn }) => {
    if (ending) return []
    // In the exchange all players move at the same time (HL-02).
    const exchanging = ready.flatMap((is, seat) => (is ? [] : [seat]))
    return exchanging.length > 0 ? exchanging : [turn]
  },
  view,
  apply,
  violatedClause,

  chatForbiddenBy: () => null,

  finishedSeats: ({ finished }) => finished,
  outcome,
  redeal,
  // The last player who is ready after the exchange can also be the first to play.
  isTurnOver: (before, after) => before.phase !== after.phase,
}
