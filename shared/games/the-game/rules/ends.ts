import type { Clause } from '../../../game/game.ts'
import { turnSearch } from './search.ts'
import { termsOf, turnOf } from './turn-of-view.ts'
import type { State } from './state.ts'
import { isVisible } from './turn.ts'
import { view } from './view.ts'

/**
 * Whether the game is lost, because no player who can move now can end a turn legally (TG-13).
 * Before the first card, every player can move (TG-03).
 */
export const isLost = (state: State): boolean =>
  state.hands.every((_, seat) => {
    if (state.turn !== null && state.turn !== seat) return true
    const seatView = view(state, seat)
    const terms = termsOf(seatView, state.options)
    return !turnSearch(turnOf(seatView, terms), seatView.hand, terms).canEnd()
  })

/** Returns the clause by which the game is lost after a losing card (TX-19). */
export function lossClause(state: State): Clause {
  const seatView = view(state, state.turn ?? 'public')
  const terms = termsOf(seatView, state.options)
  if (cardsLeft(state) === 0 && isVisible('skull', seatView.tops, terms)) return 'TX-08'
  const turn = turnOf(seatView, terms)
  return turn.three && turn.count + seatView.hand.length < 3 ? 'TX-11' : 'TG-13'
}

export const cardsLeft = (state: State): number => state.hands.flat().length + state.draw.length
