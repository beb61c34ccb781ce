import type { Game } from '../../game/game.ts'
import { about } from './about.ts'
import { end } from './end.ts'
import { choices, type Options } from './options.ts'
import { apply } from './rules/apply.ts'
import { isTurnOver } from './rules/between-views.ts'
import { redeal, setup } from './rules/deal.ts'
import { violatedClause } from './rules/moves.ts'
import { namesANumber } from './rules/numbers.ts'
import { outcomeOf } from './rules/outcome.ts'
import { moveSchema, signalSchema } from './rules/schemas.ts'
import type { Move, Signal, State, View } from './rules/state.ts'
import { chatClosedBy, withSignal } from './rules/talk.ts'
import { view } from './rules/view.ts'
import { viewRules } from './rules/view-rules.ts'

export const game: Game<Options, State, Move, Signal, View> = {
  about,
  choices,
  end,
  moveSchema,
  signalSchema,

  ...viewRules,
  setup,
  toMove: ({ ending, turn, hands }) => {
    if (ending) return []
    return turn === null ? hands.map((_, seat) => seat) : [turn]
  },
  view,
  apply,
  violatedClause,

  signal: (state, seat, signal) => ({
    ...state,
    activeSignals: withSignal(state.activeSignals, seat, signal),
  }),
  chatForbiddenBy: (state, text) => {
    if (state.ending) return null
    return namesANumber(text) ? 'TG-11' : chatClosedBy(view(state, 'public'), state.options)
  },

  finishedSeats: ({ hands, draw }) =>
    draw > 0 ? [] : hands.flatMap((held, seat) => (held === 0 ? [seat] : [])),
  outcome: (state) => (state.ending ? outcomeOf(view(state, 'public')) : null),
  redeal,
  isTurnOver,
}
