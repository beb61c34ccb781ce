/**
 * Returns the multiset difference of two lists of cards: each card in `taken` removes one equal
 * card from `cards`.
 */
export function cardsWithout<Card>(
  cards: readonly Card[],
  taken: readonly Card[],
): readonly Card[] {
  const rest = [...cards]
  for (const card of taken) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}
