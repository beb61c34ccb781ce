import type { Play, Value } from './state.ts'

/** The 52 cards: 1 to 13, four of each (HL-01). */
export const allCards: readonly Value[] = Array.from({ length: 52 }, (_, at) => (at >> 2) + 1)

export const inOrder = (cards: readonly Value[]): Value[] => cards.toSorted((a, b) => a - b)

export const countOf = (cards: readonly Value[], value: Value): number =>
  cards.reduce((count, card) => (card === value ? count + 1 : count), 0)

/** Removes `count` cards of a value. */
export function without(cards: readonly Value[], value: Value, count: number): Value[] {
  const from = cards.indexOf(value)
  return from === -1 ? [...cards] : cards.toSpliced(from, count)
}

/** Returns the single cards of a pile, from the bottom to the top. */
export function cardsOf(pile: readonly Play[]): Value[] {
  const cards: Value[] = []
  for (const { value, count } of pile) for (let more = 0; more < count; more++) cards.push(value)
  return cards
}
