/** Returns the cards that are left without `taken`. Removes only one of several equal cards. */
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
