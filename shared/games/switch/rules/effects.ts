import type { Seat } from '../../../game/game.ts'
import type { Card } from './cards.ts'
import { withEvent } from './draw.ts'
import { demandBy, rulesOf } from './rules.ts'
import type { State } from './state.ts'

/**
 * Applies the effect of a card that a seat has played on `under` (null for the first card), then passes the turn
 * (SW-17).
 */
export function withEffect(state: State, seat: Seat, card: Card, under: Card | null): State {
  const after = withDemand(state, seat, card, under)
  switch (rulesOf(state.options).effectOf(card)) {
    case 'skip':
      return withSkip(after, seat)
    case 'reverse':
      // With two players the next player is the same in both directions, so a change of direction
      // skips the next player (SW-12).
      return after.hands.length === 2 ? withSkip(after, seat) : withTurn(after, seat)
    case 'follow':
      return withEvent({ ...after, turn: seat, step: { now: 'turn' } }, { type: 'follows', seat })
    case 'handSwap':
      return passTurn(withSwap(after, seat), seat)
    case 'passLeft':
      return withPassing(after, seat)
    default:
      return passTurn(after, seat)
  }
}

/** Passes the turn to the next seat in the direction of play. */
export const passTurn = (state: State, seat: Seat): State => ({
  ...state,
  turn: seatAfter(state, seat),
  step: { now: 'turn' },
})

const seatAfter = ({ hands, direction }: State, seat: Seat): Seat =>
  (seat + direction + hands.length) % hands.length

/** Returns the seat to the left, in either direction of play. */
const seatAtLeft = ({ hands }: State, seat: Seat): Seat => (seat + 1) % hands.length

function withDemand(state: State, seat: Seat, card: Card, under: Card | null): State {
  const owed = state.demand?.owed ?? 0
  const demand = demandBy(card, under, owed, rulesOf(state.options))
  const after: State = { ...state, demand }
  if (demand) return withEvent(after, { type: 'asked', seat: seatAfter(state, seat), ...demand })
  return state.demand ? withEvent(after, { type: 'cancelled', seat, owed }) : after
}

function withSkip(state: State, seat: Seat): State {
  const skipped = seatAfter(state, seat)
  return passTurn(withEvent(state, { type: 'skipped', seat: skipped }), skipped)
}

function withTurn(state: State, seat: Seat): State {
  const direction = state.direction === 1 ? -1 : 1
  return passTurn(withEvent({ ...state, direction }, { type: 'reversed', direction }), seat)
}

function withSwap(state: State, seat: Seat): State {
  const other = seatAtLeft(state, seat)
  const { hands } = state
  const whose = (at: Seat): Seat => (at === seat ? other : at === other ? seat : at)
  return withEvent(
    { ...state, hands: hands.map((_, at) => hands[whose(at)] ?? []) },
    { type: 'swapped', seat, with: other },
  )
}

function withPassing(state: State, seat: Seat): State {
  const chosen = state.hands.map(() => null)
  return withEvent({ ...state, turn: seat, step: { now: 'passing', chosen } }, { type: 'passing' })
}
