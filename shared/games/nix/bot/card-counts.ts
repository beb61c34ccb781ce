import { combinations, fits, jokersIn } from '../rules/combinations.ts'
import { allRows, rows, type Row } from '../rules/rows.ts'
import { joker, type Card } from '../rules/state.ts'

/**
 * The number of cards of each value, packed into four bits for each value. Such a number is quick
 * to compare and to subtract, and can be the key of a map.
 */
export type CardCounts = number

// The highest of the four bits is reserved for comparing, so a count is at most seven. If a player
// has more than seven cards of one value, the bot plans with seven of them.
const maxPerValue = 7
const highestBits = 0x88888888 | 0

export function pack(cards: readonly Card[]): CardCounts {
  let packed = 0
  for (const card of cards) packed = withCard(packed, card)
  return packed
}

const withCard = (hand: CardCounts, card: Card): CardCounts =>
  ((hand >>> (4 * card)) & 15) < maxPerValue ? (hand + (1 << (4 * card))) | 0 : hand

/**
 * Whether a hand contains these cards. The highest bit of each value is set before the subtraction,
 * so that it never borrows from the next value.
 */
export const holds = (hand: CardCounts, cards: CardCounts): boolean =>
  (((hand | highestBits) - cards) & highestBits) === highestBits

export const subtract = (hand: CardCounts, cards: CardCounts): CardCounts => (hand - cards) | 0

/** A combination that a player can play. */
export interface Laying {
  readonly row: Row
  readonly cards: CardCounts
  readonly hasJoker: boolean
  /** Whether the combination uses a joker with other cards, so that it is illegal in round 5 (NU-07). */
  readonly failsAtLast: boolean
  /** The best row for round 5: if `failsAtLast`, the best row without the joker. */
  readonly rowAtLast: Row
}

/** All combinations of at least one card, the best first. */
export const layings: readonly Laying[] = combinations
  .filter(({ cards }) => cards.length > 0 && jokersIn(cards) <= 1)
  .map(({ row, cards }) => {
    const hasJoker = cards.includes(joker)
    const failsAtLast = hasJoker && cards.length > 1
    const rowAtLast = failsAtLast ? bestRowOf(cards.filter((card) => card !== joker)) : row
    return { row, cards: pack(cards), hasJoker, failsAtLast, rowAtLast }
  })

const noCardRow = allRows[rows.indexOf('none')] ?? 7

export const noCard: Laying = {
  row: noCardRow,
  cards: 0,
  hasJoker: false,
  failsAtLast: false,
  rowAtLast: noCardRow,
}

/** Returns the best row that some of these cards fit. `cards` contains no joker. */
function bestRowOf(cards: readonly Card[]): Row {
  const among = pack(cards)
  const best = combinations.find(
    (one) => one.cards.length > 0 && holds(among, pack(one.cards)) && fits(one.row, one.cards),
  )
  return best?.row ?? noCardRow
}
