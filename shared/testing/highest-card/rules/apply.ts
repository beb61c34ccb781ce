import type { Outcome, Seat } from '../../../game/game.ts'
import type { Move, State } from './state.ts'

/** Plays a card (HC-02). */
export function apply(state: State, seat: Seat, { card }: Move): State {
  const hands = state.hands.with(
    seat,
    (state.hands[seat] ?? []).filter((held) => held !== card),
  )
  // The cards of a round stay on the table until the next round begins.
  const before = state.laid.includes(null) ? state.laid : state.laid.map(() => null)
  const laid = before.with(seat, card)
  const next = { ...state, hands, laid, turn: (seat + 1) % hands.length }
  return laid.includes(null) ? next : roundOver(next)
}

/** Ends a round (HC-03, HC-04). */
function roundOver(state: State): State {
  const winner = state.laid.indexOf(Math.max(...state.laid.map((card) => card ?? 0)))
  const taken = state.taken.with(winner, (state.taken[winner] ?? 0) + 1)
  const isOver = state.hands.every((hand) => hand.length === 0)
  return { ...state, taken, turn: isOver ? null : winner }
}

/** Returns the outcome (HC-04). */
export function outcome({ turn, taken }: State): Outcome | null {
  if (turn !== null) return null
  const places = taken.map((own) => 1 + taken.filter((other) => other > own).length)
  return { kind: 'places', places, points: taken }
}
