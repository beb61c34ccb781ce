import { allRows, cardsFor, rows, type Row } from './rows.ts'
import { joker, type Card } from './state.ts'

export const jokersIn = (cards: readonly Card[]): number =>
  cards.filter((card) => card === joker).length

/**
 * Whether the cards make the combination of a row, with any values for their jokers. Runs do not go
 * on from 7 to 1 (NU-06).
 */
export function fits(row: Row, cards: readonly Card[]): boolean {
  if (cards.length !== cardsFor[row]) return false
  const values = cards.filter((card) => card !== joker)
  const different = new Set(values).size
  if (!rows[row].startsWith('run')) return different <= 1
  return different === values.length && Math.max(...values) - Math.min(...values) < cards.length
}

/**
 * Returns the rows that the cards fit, the highest first. A value with a joker is a pair and also a
 * run of two (NU-07).
 */
export const rowsFor = (cards: readonly Card[]): readonly Row[] =>
  allRows.filter((row) => fits(row, cards))

export type RowAndCards = { readonly row: Row; readonly cards: readonly Card[] }

/**
 * All different combinations, with any number of jokers. The order is by row, then fewest jokers first, then highest
 * cards first.
 */
export const combinations: readonly RowAndCards[] = upToFourCards()
  .flatMap((cards) => rowsFor(cards).map((row) => ({ row, cards })))
  .toSorted(
    (a, b) =>
      a.row - b.row || jokersIn(a.cards) - jokersIn(b.cards) || sumOf(b.cards) - sumOf(a.cards),
  )

/** Whether `among` contains all of `cards`. Both are in ascending order. */
export function isAmong(cards: readonly Card[], among: readonly Card[]): boolean {
  let at = 0
  for (const card of among) if (card === cards[at]) at++
  return at === cards.length
}

/** Returns `among` without `cards`. */
export function without(among: readonly Card[], cards: readonly Card[]): Card[] {
  const left = [...among]
  for (const card of cards) left.splice(left.indexOf(card), 1)
  return left
}

export const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b)

function upToFourCards(lowest: Card = joker, room = 4): (readonly Card[])[] {
  const longer: (readonly Card[])[] = [[]]
  if (room === 0) return longer
  for (let card = lowest; card <= 7; card++)
    for (const rest of upToFourCards(card, room - 1)) longer.push([card, ...rest])
  return longer
}

function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + card, 0)
}
