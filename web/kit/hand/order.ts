/** A hand as its player has arranged it: what has come since stands at the end. Null: by number. */
export function arranged(
  hand: readonly number[],
  order: readonly number[] | null,
): readonly number[] {
  if (order === null) return hand.toSorted((a, b) => a - b)
  const kept = order.filter((card) => hand.includes(card))
  return [...kept, ...hand.filter((card) => !order.includes(card))]
}

/** `card` moved before whatever stands at `place` when it is taken out. */
export function moved(order: readonly number[], card: number, place: number): readonly number[] {
  const others = order.filter((other) => other !== card)
  return others.toSpliced(place, 0, card)
}

export const isByNumber = (cards: readonly number[]): boolean =>
  cards.every((card, at) => at === 0 || card > (cards[at - 1] ?? 0))
