import type { Card, Pile, PileSaying } from '../../rules/state.ts'
import { distance } from '../turns/turns.ts'

/**
 * The signals that ask for a pile, the strongest first. `within` is the largest distance from the pile to the nearest
 * card of the hand.
 */
export const asks = [
  { says: 'please-please-not', within: 3 },
  { says: 'please-not', within: 8 },
  { says: 'tiny-step', within: 20 },
] as const satisfies readonly { says: PileSaying; within: number }[]

/**
 * Returns the signal of a bot about a pile, independent of its next move. The signal therefore reveals a good deal
 * about its hand.
 */
export function sayingOn(hand: readonly Card[], pile: Pile, top: number): PileSaying | null {
  let nearest = Infinity
  for (const card of hand) {
    const gap = distance(pile, top, card)
    if (gap === -10) return 'great'
    if (gap > 0 && gap < nearest) nearest = gap
  }
  return asks.find(({ within }) => nearest <= within)?.says ?? null
}

/** Returns whether the signal is strong enough to give even if another player is next. */
export const isLoud = (says: PileSaying | null): boolean =>
  says === 'great' || says === asks[0].says
