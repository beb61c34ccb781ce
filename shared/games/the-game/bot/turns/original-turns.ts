import { piles, type Pile } from '../../rules/state.ts'
import type { Position } from '../position.ts'
import {
  discount,
  distance,
  fits,
  mostToPay,
  type Breadth,
  type Play,
  type WholeTurn,
} from './turns.ts'

/**
 * Finds the whole turns of the original edition. Since the order of plays on different piles makes
 * no difference without commands, a turn is one set of cards for each pile. The search first
 * computes the cost of each set on each pile, then combines four disjoint sets.
 */
export function originalTurns(position: Position, breadth: Breadth): WholeTurn[] {
  const columns = piles.map((pile) => columnOf(position, pile))
  const cheapest = cheapestIn(columns, needed(position))
  return cheapest === Infinity
    ? []
    : turnsWithin(position, columns, mostToPay(position, cheapest, breadth))
}

/** Returns the cost of the cheapest turn, or infinity if there is none. */
export const cheapestCost = (position: Position): number =>
  cheapestIn(
    piles.map((pile) => columnOf(position, pile)),
    needed(position),
  )

const needed = ({ terms, begun }: Position): number => Math.max(0, terms.minimum - begun.count)

/** A set of cards from the hand as bits, and its effect on a pile that takes all of them. */
interface CardSet {
  readonly cards: number
  readonly count: number
  readonly top: number
  readonly cost: number
  /** The cost minus the discount for the cards. The sets for a pile are sorted by this value. */
  readonly net: number
}

/**
 * A cache of the possible sets of a hand, by pile and top card, because the look-ahead needs the
 * sets of the same hand many times.
 */
const known = new WeakMap<Position['hand'], Map<number, readonly CardSet[]>>()

function columnOf(position: Position, pile: Pile): readonly CardSet[] {
  const { hand, begun } = position
  const columns = known.get(hand) ?? new Map<number, readonly CardSet[]>()
  known.set(hand, columns)
  const place = pile * 128 + begun.tops[pile]
  const column = columns.get(place) ?? newColumn(position, pile)
  columns.set(place, column)
  return column
}

function newColumn(position: Position, pile: Pile): readonly CardSet[] {
  const { hand, begun } = position
  const start = begun.tops[pile]
  const lasts = lastCards(position, pile)
  const column: CardSet[] = [{ cards: 0, count: 0, top: start, cost: 0, net: 0 }]
  for (let cards = 1; cards < lasts.length; cards++) {
    const last = lasts[cards] ?? 0
    if (last === 0) continue
    // Choose the possible last card that leaves the most room.
    const top = hand[pile < 2 ? lowestBit(last) : highestBit(last)] ?? 0
    const cost = distance(pile, start, top)
    const count = countOf(cards)
    column.push({ cards, count, top, cost, net: cost - discount * count })
  }
  return column.sort((one, other) => one.net - other.net)
}

/**
 * Returns for each set of cards the cards that can be played last, as bits; 0 if the pile does not
 * take the whole set.
 */
function lastCards({ hand, begun }: Position, pile: Pile): Uint8Array {
  const lasts = new Uint8Array(1 << hand.length)
  const under = hand.map((card) => cardsUnder(hand, pile, card))
  for (let cards = 1; cards < lasts.length; cards++) {
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const last = lowestBit(rest)
      const before = cards ^ (1 << last)
      const possible =
        before === 0
          ? fits(distance(pile, begun.tops[pile], hand[last] ?? 0))
          : ((lasts[before] ?? 0) & (under[last] ?? 0)) !== 0
      if (possible) lasts[cards] = (lasts[cards] ?? 0) | (1 << last)
    }
  }
  return lasts
}

/** Returns the cards of the hand, as bits, on which this card can be played. */
const cardsUnder = (hand: readonly number[], pile: Pile, card: number): number =>
  hand.reduce(
    (bits, top, index) => (fits(distance(pile, top, card)) ? bits | (1 << index) : bits),
    0,
  )

function cheapestIn(columns: readonly (readonly CardSet[])[], minimum: number): number {
  const least = sumsFromHere(columns.map((column) => Math.min(...column.map(({ cost }) => cost))))
  let cheapest = Infinity
  const search = (pile: number, used: number, count: number, cost: number): void => {
    if (cost + (least[pile] ?? 0) >= cheapest) return
    const column = columns[pile]
    if (column === undefined) {
      if (count >= minimum) cheapest = cost
      return
    }
    for (const set of column)
      if (!(set.cards & used))
        search(pile + 1, used | set.cards, count + set.count, cost + set.cost)
  }
  search(0, 0, 0, 0)
  return cheapest
}

function turnsWithin(
  position: Position,
  columns: readonly (readonly CardSet[])[],
  mostNet: number,
): WholeTurn[] {
  const played = position.begun.count
  const most = mostNet + discount * played
  const least = sumsFromHere(columns.map((column) => column[0]?.net ?? 0))
  const turns: WholeTurn[] = []
  const chosen: CardSet[] = []
  const search = (pile: number, used: number, count: number, net: number): void => {
    const column = columns[pile]
    if (column === undefined) {
      if (count >= needed(position) && count + played > 0)
        turns.push(wholeTurn(position, chosen, used))
      return
    }
    for (const set of column) {
      if (net + set.net + (least[pile + 1] ?? 0) > most) break
      if (set.cards & used) continue
      chosen[pile] = set
      search(pile + 1, used | set.cards, count + set.count, net + set.net)
    }
  }
  search(0, 0, 0, 0)
  return turns
}

/** Returns a list in which each item is the sum of all numbers from its index to the end. */
const sumsFromHere = (numbers: readonly number[]): number[] =>
  [...numbers, 0].map((_, at) => numbers.slice(at).reduce((sum, number) => sum + number, 0))

function wholeTurn(position: Position, chosen: readonly CardSet[], cards: number): WholeTurn {
  const [a, b, c, d] = chosen as [CardSet, CardSet, CardSet, CardSet]
  return {
    tops: [a.top, b.top, c.top, d.top],
    cards,
    count: position.begun.count + a.count + b.count + c.count + d.count,
    cost: a.cost + b.cost + c.cost + d.cost,
    plays: () => [a, b, c, d].flatMap((set, pile) => inOrder(position, pile as Pile, set)),
  }
}

/** Returns the cards of a set in an order that leaves `top` on the pile. It works backwards from the last card. */
function inOrder(position: Position, pile: Pile, { cards, top }: CardSet): Play[] {
  const { hand } = position
  const lasts = lastCards(position, pile)
  const plays: Play[] = []
  let rest = cards
  let last = hand.indexOf(top)
  while (rest !== 0) {
    const card = hand[last] ?? 0
    plays.unshift({ card, pile })
    rest ^= 1 << last
    last = lowestBit((lasts[rest] ?? 0) & cardsUnder(hand, pile, card))
  }
  return plays
}

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)
const highestBit = (bits: number): number => 31 - Math.clz32(bits)

function countOf(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
