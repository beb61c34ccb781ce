import type { Seat, Viewer } from './game.ts'

/** Whether a viewer may see the hand of this seat during a game. */
export const seesHand = (viewer: Viewer, seat: Seat): boolean =>
  viewer === seat || viewer === 'open-hands'

/**
 * Deals `sizes[seat]` cards to each seat from the end of `cards`, which is the top of the pile.
 * Returns the hands, sorted, and the rest of the pile.
 */
export function dealOut(
  cards: readonly number[],
  sizes: readonly number[],
): [hands: number[][], rest: number[]] {
  const rest = [...cards]
  const hands = sizes.map((size) => rest.splice(rest.length - size, size).sort((a, b) => a - b))
  return [hands, rest]
}
