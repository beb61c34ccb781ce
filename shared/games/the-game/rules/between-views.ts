import { hasSeen } from './seen.ts'
import { piles, type Card, type Pile, type View } from './state.ts'

/**
 * Returns the cards played between two views, with their piles. If views in between were missed,
 * cards that are covered by now are left out.
 */
export function newCards(before: View, after: View): readonly (readonly [Card, Pile])[] {
  const known = after.played.map(([card, pile]) => [card, pile] as const)
  const tops = piles.map((pile) => [after.tops[pile] ?? 0, pile] as const)
  const ended = tops.filter(([card]) => !known.some(([played]) => played === card))
  return [...ended, ...known].filter(([card]) => hasSeen(after, card) && !hasSeen(before, card))
}

/**
 * Whether a turn has ended: its cards are on the piles, but no longer belong to the current turn.
 */
export const isTurnOver = (before: View, after: View): boolean =>
  [...before.played, ...newCards(before, after)].some(
    ([card]) => hasSeen(after, card) && !after.played.some(([played]) => played === card),
  )
