import type { Seat } from '../../../game/game.ts'
import { fullHand } from '../rules/deal.ts'
import { cardsLeft } from '../rules/ends.ts'
import { meets, sourceOf } from '../rules/laying.ts'
import { needOf } from '../rules/need.ts'
import type { State, Value } from '../rules/state.ts'
import { standing } from './standing.ts'

/**
 * Returns how good the position of a seat is, from 0 to 1, with all cards known. With the option
 * `first` it is the probability of winning, otherwise the expected share of the other players who
 * finish behind the seat.
 */
export function chanceOf(state: State, seat: Seat): number {
  const all = state.hands.map((_, one) => Math.exp(standingOf(state, one)))
  const own = all[seat] ?? 0
  if (state.options.finish === 'first') return own / sum(all)
  const others = all.filter((_, one) => one !== seat)
  return sum(others.map((other) => own / (own + other))) / others.length
}

const sum = (of: readonly number[]): number => of.reduce((before, one) => before + one, 0)

/**
 * The rating (`standingOf`) of the player who finished first, in log odds. It is higher than the
 * rating of any player who still plays. Players who finished later get 5 less for each place.
 */
const farAhead = 40

/**
 * Rates the position of a seat in log odds. A seat whose rating is higher by `d` than that of
 * another seat finishes ahead of it with odds of e^d to 1.
 */
function standingOf(state: State, seat: Seat): number {
  const place = state.finished.indexOf(seat)
  if (place !== -1) return farAhead - 5 * place
  const hand = state.hands[seat] ?? []
  const faceUp = state.faceUp[seat] ?? []
  const left = cardsLeft(state, seat)
  const early = Math.min(1, state.draw.length / standing.cardsToDraw)
  return (
    early * worthOfMany(hand, standing.early) +
    (1 - early) * (worthOfMany(hand, standing.late) + sumOf(hand, standing.inHand)) +
    sumOf(faceUp, standing.faceUp) +
    standing.faceDown * (left - hand.length - faceUp.length) +
    (hand.length === 0 ? standing.noHand : 0) +
    standing.atMost.reduce((all, [cards, worth]) => (left <= cards ? all + worth : all), 0) +
    (state.turn === seat ? worthOfTurn(state, seat, early) : worthOfWaiting(state, seat))
  )
}

const sumOf = (cards: readonly Value[], worths: readonly number[]): number =>
  cards.reduce((all, card) => all + (worths[card - 1] ?? 0), 0)

/**
 * Rates the size of a hand. The number of different values counts too, because cards of the same
 * value can be played together. Cards beyond a full hand have a weight of their own.
 */
function worthOfMany(hand: readonly Value[], worths: (typeof standing)['early' | 'late']): number {
  // Cards are sorted, so cards of the same value are adjacent.
  const kinds = hand.filter((card, at) => card !== hand[at - 1]).length
  return (
    worths.card * hand.length +
    worths.kind * kinds +
    worths.beyondFull * Math.max(0, hand.length - fullHand)
  )
}

const worthOfWaiting = ({ turn, hands }: State, seat: Seat): number =>
  (standing.waiting * ((seat - turn + hands.length) % hands.length)) / hands.length

function worthOfTurn(state: State, seat: Seat, early: number): number {
  const { turn, stuck, stuckPerCard } = standing
  const onPile = state.pile.reduce((all, { count }) => all + count, 0)
  const perCard = early * stuckPerCard.early + (1 - early) * stuckPerCard.late
  return turn + howStuck(state, seat) * (stuck + perCard * onPile)
}

/**
 * Returns 1 if no card of the seat beats the pile, 0 if one does, and 0.5 if the seat has to turn
 * over a face-down card.
 */
function howStuck({ pile, ...state }: State, seat: Seat): number {
  const [hand, faceUp] = [state.hands[seat] ?? [], state.faceUp[seat] ?? []]
  const from = sourceOf(hand, faceUp)
  const need = needOf(pile)
  if (need.kind === 'free') return 0
  if (from === 'face-down') return 0.5
  const cards = from === 'hand' ? hand : faceUp
  let count = 0
  const answers = cards.some((value, at) => {
    count = value === cards[at - 1] ? count + 1 : 1
    return meets(need, value, count)
  })
  return answers ? 0 : 1
}
