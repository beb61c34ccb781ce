/**
 * Sorts a hand into the player's own `order`, with new cards at the end. If `order` is null, sorts
 * by number.
 */
export function applyOrder(
  hand: readonly number[],
  order: readonly number[] | null,
): readonly number[] {
  if (order === null) return hand.toSorted((a, b) => a - b)
  const kept = order.filter((card) => hand.includes(card))
  return [...kept, ...hand.filter((card) => !order.includes(card))]
}

/** Moves `card` to the index `place`, counted without the card itself. */
export function moveCard(order: readonly number[], card: number, place: number): readonly number[] {
  const others = order.filter((other) => other !== card)
  return others.toSpliced(place, 0, card)
}

export const isSortedByNumber = (cards: readonly number[]): boolean =>
  cards.every((card, at) => at === 0 || card > (cards[at - 1] ?? 0))
