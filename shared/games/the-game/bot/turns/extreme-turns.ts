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
 * Finds the whole turns of the Extreme edition. The commands on cards make the order of plays
 * significant, so the search is depth first and visits each intermediate state only once.
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

/**
 * Returns the cost of the cheapest turn. If commands on cards forbid every short turn, a longer
 * turn may be legal: a skull must be covered, and a turn with a `three` card needs three cards.
 */
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

/**
 * The limits of a search: at most `cards` cards, and a price (the cost minus the discount) of at
 * most `most`.
 */
interface Limit {
  readonly cards: number
  /** The discount on the cost of a turn for each card that the turn plays. */
  readonly discount: number
  readonly most: number
}

/** A partial turn in the search. `last` is its last play, which links to the earlier plays. */
interface Middle {
  readonly turn: Turn
  readonly cards: number
  /**
   * The top cards of the piles, in four bits each: the index in the hand plus one, or 0 for a card
   * from before the search.
   */
  readonly tops: number
  /** The cost minus the discount. */
  readonly price: number
  readonly last: Step | null
}
interface Step extends Play {
  readonly before: Step | null
}

function search(position: Position, limit: Limit, found: (end: Middle) => void): void {
  const { hand, terms, begun } = position
  const hopes = maxSavings(position, limit)
  const been = new Set<number>()

  /**
   * Continues the search from a partial turn.
   * @param hope the largest amount by which the remaining cards can lower the price
   */
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
        // The key of the state is a small number, because sets of small numbers are fast.
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

/**
 * Returns for each card the largest amount by which it can lower the price (the cost minus the
 * discount). A card costs at least one step. If a backwards trick is possible, it lowers the cost
 * by ten instead.
 */
const maxSavings = ({ hand, begun }: Position, limit: Limit): number[] =>
  hand.map((card) => {
    const mayTrick = [card - 10, card + 10].some(
      (one) => hand.includes(one) || begun.tops.includes(one),
    )
    return Math.max(0, limit.discount + (mayTrick ? 10 : -1))
  })

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0)
