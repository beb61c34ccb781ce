import type { Seat } from '../../../game/game.ts'
import { handSize, inOrder } from './deal.ts'
import { cardsLeft, isLost, lossClause } from './ends.ts'
import { termsOf, turnOf } from './turn-of-view.ts'
import type { ActiveSignal, Card, Move, Pile, State } from './state.ts'
import { isVisible } from './turn.ts'
import { view } from './view.ts'

export function apply(state: State, seat: Seat, move: Move): State {
  if (move.do === 'end') return endTurn(state, seat)
  const after = withCardLaid(state, seat, move.card, move.pile)
  if (move.loses) return { ...after, ending: { won: false, clause: lossClause(after) } }
  return endsByItself(after, seat) ? endTurn(after, seat) : after
}

function withCardLaid(state: State, seat: Seat, card: Card, pile: Pile): State {
  const falls = ({ about }: ActiveSignal) => about === pile || about === 'begin'
  return {
    ...state,
    hands: state.hands.map((hand, at) => (at === seat ? hand.filter((one) => one !== card) : hand)),
    piles: state.piles.map((cards, at) => (at === pile ? [...cards, card] : cards)),
    turn: seat,
    played: [...state.played, { card, pile }],
    activeSignals: state.activeSignals.filter((one) => !falls(one)),
    removedSignals: [...state.removedSignals, ...state.activeSignals.filter(falls)],
  }
}

/**
 * Whether the turn ends automatically: after a `stop` card, after the third card of a turn with a
 * `three` card, or with the last card of the hand (TG-04).
 */
function endsByItself(state: State, seat: Seat): boolean {
  const seatView = view(state, seat)
  return seatView.hand.length === 0 || turnOf(seatView, termsOf(seatView, state.options)).over
}

/** Draws cards, passes the turn, and checks whether the next turn is possible (TG-07). */
function endTurn(state: State, seat: Seat): State {
  const drawn = { ...withCardsDrawn(state, seat), played: [], removedSignals: [] }
  if (cardsLeft(drawn) === 0) return { ...drawn, ending: { won: true, clause: 'TG-14' } }
  const next = { ...drawn, turn: seatAfter(drawn, seat) }
  return isLost(next) ? { ...next, ending: { won: false, clause: 'TG-13' } } : next
}

function withCardsDrawn(state: State, seat: Seat): State {
  const hand = state.hands[seat] ?? []
  const rest = [...state.draw]
  const count = Math.min(toDraw(state, hand.length), rest.length)
  const drawn = rest.splice(rest.length - count, count)
  return {
    ...state,
    hands: state.hands.map((one, at) => (at === seat ? inOrder([...hand, ...drawn]) : one)),
    draw: rest,
  }
}

/**
 * Returns how many cards to draw (TG-07). In Extreme the hand is filled up (TX-17), unless a
 * `draw-one` card is visible (TX-16).
 */
function toDraw(state: State, held: number): number {
  if (state.options.edition === 'original') return state.played.length
  const seatView = view(state, 'public')
  const terms = termsOf(seatView, state.options)
  if (isVisible('draw-one', seatView.tops, terms)) return 1
  return handSize(state.hands.length, state.options) - held
}

/** Returns the next seat clockwise. Players without cards are skipped (TG-09). */
function seatAfter(state: State, seat: Seat): Seat {
  const seats = state.hands.length
  let next = (seat + 1) % seats
  while (state.hands[next]?.length === 0) next = (next + 1) % seats
  return next
}
