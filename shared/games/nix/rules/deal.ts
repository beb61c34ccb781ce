import { pick, shuffle, type Random } from '../../../deal/random.ts'
import type { Seat, Viewer } from '../../../game/game.ts'
import { dealOut, seesHand } from '../../../game/hands.ts'
import { fullStock, ownersOf } from './chips.ts'
import type { Options } from '../options.ts'
import { allRows } from './rows.ts'
import { totals } from './scoring.ts'
import type { Card, FirstBy, State } from './state.ts'

/** The 80 cards: 1 to 7 and the joker, ten of each (NU-01). */
export const allCards: readonly Card[] = Array.from({ length: 80 }, (_, index) => index % 8)

const handSize = 12

export function setup(seats: number, options: Options, random: Random): State {
  const begun = firstOfAll(seats, options, random)
  const emptyHands = Array.from({ length: seats }, () => [])
  return withCardsDealt({
    options,
    hands: emptyHands,
    pile: [],
    deal: 1,
    ...begun,
    scores: [],
    scored: null,
    last: null,
  })
}

/** Returns the seat that begins the first deal (NU-02): a random one if the chosen seat is empty. */
function firstOfAll(
  seats: number,
  { begins }: Options,
  random: Random,
): { first: Seat; firstBy: FirstBy; random: Random } {
  if (begins !== 'random' && begins <= seats) return { first: begins - 1, firstBy: 'named', random }
  const [first, after] = pick(random, seats)
  return { first, firstBy: 'random', random: after }
}

/**
 * Returns the seat that begins the next deal: the seat with the highest total. If several seats
 * have this total, a random one of them begins (NU-12, NU-17).
 */
export function firstOfNext(state: State): { first: Seat; firstBy: FirstBy; random: Random } {
  const points = totals(state).slice(0, state.hands.length)
  const best = Math.max(...points)
  const ahead = points.flatMap((own, seat) => (own === best ? [seat] : []))
  const [only, ...others] = ahead
  if (only !== undefined && others.length === 0)
    return { first: only, firstBy: 'lead', random: state.random }
  const [picked, random] = pick(state.random, ahead.length)
  return { first: ahead[picked] ?? 0, firstBy: 'random', random }
}

/** The part of the state from which the next deal is dealt. Of `hands`, only the number counts. */
type BetweenDeals = Pick<
  State,
  | 'options'
  | 'random'
  | 'hands'
  | 'pile'
  | 'deal'
  | 'first'
  | 'firstBy'
  | 'scores'
  | 'scored'
  | 'last'
>

/** Returns all chips to their owners, then shuffles and deals all cards (NU-12). */
export function withCardsDealt(state: BetweenDeals): State {
  const [cards, random] = shuffle(state.random, allCards)
  const seats = state.hands.length
  const [hands, pile] = dealOut(
    cards,
    state.hands.map(() => handSize),
  )
  return {
    ...state,
    random,
    hands,
    pile,
    round: 1,
    turn: state.first,
    rows: allRows.map(() => []),
    stock: ownersOf(seats, state.options).map(() => fullStock),
    discard: null,
    egon: null,
  }
}

/**
 * Deals again all that the viewer cannot see: the other hands and the remaining pile. Cards that
 * were played stay out of play.
 */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  // All hands are open after the end of the game.
  if (state.turn === null) return { ...state, random }
  const isKnown = (seat: Seat): boolean => seesHand(viewer, seat)
  const unknown = state.hands.filter((_, seat) => !isKnown(seat))
  const [cards, after] = shuffle(random, [...unknown.flat(), ...state.pile])
  const [hands, pile] = dealOut(
    cards,
    state.hands.map((hand, seat) => (isKnown(seat) ? 0 : hand.length)),
  )
  return {
    ...state,
    random: after,
    hands: state.hands.map((hand, seat) => (isKnown(seat) ? hand : (hands[seat] ?? []))),
    pile,
  }
}
