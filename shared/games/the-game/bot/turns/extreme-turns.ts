import { piles } from '../../rules/state.ts'
import { endForbiddenBy, lay, refusalOf, type Turn } from '../../rules/turn.ts'
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
 * The whole turns of Extreme. Commands make the order of plays matter, so plays are tried one after the other, depth
 * first; what can be reached in several ways is gone into once.
 */
export function extremeTurns(position: Position, breadth: Breadth): WholeTurn[] {
  const cheapest = cheapestOf(position)
  if (cheapest === Infinity) return []
  const most = mostToPay(position, cheapest, breadth)
  const turns: WholeTurn[] = []
  search(position, { cards: Infinity, discount, most }, (end) => {
    if (end.price <= most) turns.push(wholeTurn(end))
  })
  return turns
}

/** Where no short turn keeps the commands, a longer one may: a skull wants its cover, a three its third card. */
function cheapestOf(position: Position): number {
  const short = cheapestWithin(position, position.terms.minimum)
  return short < Infinity ? short : cheapestWithin(position, Infinity)
}

function cheapestWithin(position: Position, cards: number): number {
  let cheapest = Infinity
  const limit = { cards, discount: 0, most: Infinity }
  search(position, limit, ({ price }) => {
    cheapest = Math.min(cheapest, price)
    limit.most = cheapest - 1
  })
  return cheapest
}

/** What a search leaves out: more cards than these, and what cannot come to such a price any more. */
interface Limit {
  readonly cards: number
  /** Taken off the cost for each card. */
  readonly discount: number
  readonly most: number
}

/** The middle of a turn, and how it came there. */
interface Middle {
  readonly turn: Turn
  readonly cards: number
  /** Where the hand cards lie: for each pile four bits, the number of its top in the hand from 1 on. */
  readonly tops: number
  /** What it costs, the discount taken off. */
  readonly price: number
  readonly last: Step | null
}
interface Step extends Play {
  readonly before: Step | null
}

function search(position: Position, limit: Limit, found: (end: Middle) => void): void {
  const { hand, terms, begun } = position
  const hopes = hopesOf(position, limit)
  const been = new Set<number>()

  /** @param hope the most that the cards left in hand can still take off */
  const goOn = (middle: Middle, hope: number): void => {
    for (let index = 0; index < hand.length; index++) {
      if (middle.cards & (1 << index)) continue
      const card = hand[index] ?? 0
      const left = hope - (hopes[index] ?? 0)
      for (const pile of piles) {
        const gap = distance(pile, middle.turn.tops[pile], card)
        const price = middle.price + gap - limit.discount
        if (!fits(gap) || price - left > limit.most) continue
        if (refusalOf(middle.turn, card, pile, terms) !== null) continue
        const turn = lay(middle.turn, card, pile, terms)
        const cards = middle.cards | (1 << index)
        const shift = 4 * pile
        const tops = (middle.tops & ~(15 << shift)) | ((index + 1) << shift)
        // The number of the place: as small as it is, sets are quick with it.
        const place = (((turn.bound ?? 4) << 16) | tops) * 256 + cards
        if (been.has(place)) continue
        been.add(place)
        reach({ turn, cards, tops, price, last: { card, pile, before: middle.last } }, left)
      }
    }
  }

  const reach = (middle: Middle, hope: number): void => {
    const { turn } = middle
    if (turn.count > 0 && endForbiddenBy(turn, terms) === null) found(middle)
    if (!turn.over && turn.count < limit.cards) goOn(middle, hope)
  }

  const price = -limit.discount * begun.count
  reach({ turn: begun, cards: 0, tops: 0, price, last: null }, sumOf(hopes))
}

const wholeTurn = ({ turn, cards, price, last }: Middle): WholeTurn => ({
  tops: turn.tops,
  cards,
  count: turn.count,
  cost: price + discount * turn.count,
  plays: () => stepsTo(last),
})

function stepsTo(last: Step | null): Play[] {
  const plays: Play[] = []
  for (let step = last; step !== null; step = step.before)
    plays.unshift({ card: step.card, pile: step.pile })
  return plays
}

/** The most that each card can take off: it goes one step on, or ten back where a trick may come. */
const hopesOf = ({ hand, begun }: Position, limit: Limit): number[] =>
  hand.map((card) => {
    const mayTrick = [card - 10, card + 10].some(
      (one) => hand.includes(one) || begun.tops.includes(one),
    )
    return Math.max(0, limit.discount + (mayTrick ? 10 : -1))
  })

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0)
