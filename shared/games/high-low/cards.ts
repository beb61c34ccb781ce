import type { Play, Value } from './state.ts'

/** 1 to 13, four times each (HL-01). */
export const allCards: readonly Value[] = Array.from({ length: 52 }, (_, at) => (at >> 2) + 1)

export const inOrder = (cards: readonly Value[]): Value[] => cards.toSorted((a, b) => a - b)

export const countOf = (cards: readonly Value[], value: Value): number =>
  cards.filter((card) => card === value).length

/** The cards without so many of a value. */
export function without(cards: readonly Value[], value: Value, count: number): Value[] {
  const from = cards.indexOf(value)
  return from === -1 ? [...cards] : cards.toSpliced(from, count)
}

/** The single cards of a pile, from the bottom to the top. */
export const cardsOf = (pile: readonly Play[]): Value[] =>
  pile.flatMap(({ value, count }) => Array.from({ length: count }, () => value))
