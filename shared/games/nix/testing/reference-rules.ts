import type { Card, Owner } from '../rules/state.ts'
import type { RowName } from '../rules/rows.ts'

/**
 * A second implementation of the rules, as plain as possible without regard for speed: it tries
 * every choice of cards and every value of every joker. Tests compare the real rules with it.
 */

/** Returns the rows that the cards make with any values for jokers, best first. */
export const rowsByTheBook = (cards: readonly Card[]): RowName[] =>
  bookRows.filter((row) => withJokersNamed(cards).some((values) => makes(row, values)))

/** Returns the legal plays of a hand, each as a text with its row and cards. */
export function playsByTheBook(hand: readonly Card[], round: number): Set<string> {
  if (hand.length === 0) return new Set(['none:'])
  const played = new Set<string>()
  for (const cards of choicesOf(hand)) {
    const jokers = cards.filter((card) => card === 0).length
    if (jokers > 1 || (round === 5 && jokers === 1 && cards.length > 1)) continue
    for (const row of rowsByTheBook(cards))
      if (row !== 'none') played.add(`${row}:${cards.toSorted((a, b) => a - b).join()}`)
  }
  return played
}

/** Returns the row that EGON plays with these cards. */
export function egonByTheBook(turned: readonly Card[]): RowName | undefined {
  const all = new Set(choicesOf(turned).flatMap(rowsByTheBook))
  return bookRows.find((row) => row !== 'none' && all.has(row))
}

/** A placed chip; lists start with the first chip of the deal. */
export type PlacedChip = { readonly row: RowName; readonly owner: Owner; readonly isSuper: boolean }

/**
 * Returns the points of an owner. Each later chip in a row pushes a chip one field on, so the
 * number of later chips is the index of the chip's field.
 */
export function pointsByTheBook(played: readonly PlacedChip[], owner: Owner): number {
  let points = 0
  for (const [at, chip] of played.entries()) {
    if (chip.owner !== owner) continue
    const later = played.slice(at + 1).filter(({ row }) => row === chip.row).length
    const field =
      [...boardByTheBook[chip.row].split(' ').map(Number), 0, 0][Math.min(later, 3)] ?? 0
    points += chip.isSuper ? field + field : field
  }
  return points
}

const boardByTheBook: Readonly<Record<RowName, string>> = {
  four: '7 12 7',
  run4: '6 10 6',
  three: '5 9 5',
  run3: '5 8 5',
  pair: '4 6 3',
  run2: '3 5 3',
  one: '2 3 2',
  none: '6 10 6',
}

const bookRows = Object.keys(boardByTheBook) as RowName[]

const lengths: Readonly<Record<RowName, number>> = {
  four: 4,
  run4: 4,
  three: 3,
  run3: 3,
  pair: 2,
  run2: 2,
  one: 1,
  none: 0,
}

function makes(row: RowName, values: readonly number[]): boolean {
  if (values.length !== lengths[row]) return false
  const [lowest = 0, ...others] = values.toSorted((a, b) => a - b)
  const step = row.startsWith('run') ? 1 : 0
  return others.every((value, at) => value === lowest + (at + 1) * step)
}

/** Returns every way to give each joker a value. */
function withJokersNamed(cards: readonly Card[]): number[][] {
  return cards.reduce<number[][]>(
    (named, card) =>
      named.flatMap((values) =>
        (card === 0 ? [1, 2, 3, 4, 5, 6, 7] : [card]).map((value) => values.concat(value)),
      ),
    [[]],
  )
}

/** Returns every choice of at most four of these cards; duplicates are possible. */
const choicesOf = (cards: readonly Card[]): Card[][] =>
  cards
    .reduce<Card[][]>((chosen, card) => chosen.concat(chosen.map((one) => one.concat(card))), [[]])
    .filter(({ length }) => length <= 4)
