import type { Seat } from '../../../game/game.ts'
import { inOrder } from './cards.ts'
import { fullHand } from './deal.ts'
import { cardsLeft, isOver } from './ends.ts'
import { clearPositions, hasOccurredThrice, withPosition } from './repetition.ts'
import type { State } from './state.ts'

/** Ends the turn of a seat. The next player with cards begins a turn, unless the game is over (HL-18). */
export function endTurn(state: State, seat: Seat): State {
  const isOut = cardsLeft(state, seat) === 0
  const after = isOut ? { ...state, finished: [...state.finished, seat] } : state
  return isOver(after)
    ? { ...after, ending: { clause: 'HL-18' } }
    : beginTurn(after, seatAfter(after, seat))
}

/** Begins a turn with the draw (HL-04). */
export function beginTurn(state: State, seat: Seat): State {
  const after = { ...drawn(state, seat), turn: seat }
  const positions = withPosition(after)
  return { ...after, positions, ending: hasOccurredThrice(positions) ? { clause: 'HL-19' } : null }
}

function drawn(state: State, seat: Seat): State {
  const hand = state.hands[seat] ?? []
  const cards = Math.min(Math.max(fullHand - hand.length, 0), state.draw.length)
  if (cards === 0) return state
  return {
    ...state,
    hands: state.hands.with(seat, inOrder([...hand, ...state.draw.slice(-cards)])),
    draw: state.draw.slice(0, -cards),
    positions: clearPositions(state),
    last: state.last && { ...state.last, drew: { seat, cards } },
  }
}

/** Returns the next seat clockwise. Players who are out are skipped. */
function seatAfter({ hands, finished }: State, seat: Seat): Seat {
  let next = (seat + 1) % hands.length
  while (finished.includes(next)) next = (next + 1) % hands.length
  return next
}
