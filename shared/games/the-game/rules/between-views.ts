import { hasSeen } from './seen.ts'
import { piles, type Card, type Pile, type View } from './state.ts'

/** The cards that have come to lie, with their piles; those covered again by others, in turns that this page missed, are left out. */
export function newCards(before: View, after: View): readonly (readonly [Card, Pile])[] {
  const known = after.laid.map(([card, pile]) => [card, pile] as const)
  const tops = piles.map((pile) => [after.tops[pile] ?? 0, pile] as const)
  const ended = tops.filter(([card]) => !known.some(([laid]) => laid === card))
  return [...ended, ...known].filter(([card]) => hasSeen(after, card) && !hasSeen(before, card))
}

/** Whether a turn has ended: cards of it lie, and are those of the turn no more. */
export const turnEnded = (before: View, after: View): boolean =>
  [...before.laid, ...newCards(before, after)].some(
    ([card]) => hasSeen(after, card) && !after.laid.some(([laid]) => laid === card),
  )
