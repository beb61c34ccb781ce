import type { Card, Pile, PileSaying } from '../../rules/state.ts'
import { distance } from '../turns/turns.ts'

/**
 * The signals that ask others to leave a pile alone, the strongest first. A bot sends a signal if
 * the nearest card of its hand is at most `within` away from the card on the pile.
 */
export const asks = [
  { says: 'please-please-not', within: 3 },
  { says: 'please-not', within: 8 },
  { says: 'tiny-step', within: 20 },
] as const satisfies readonly { says: PileSaying; within: number }[]

/**
 * Returns the signal of a bot about a pile. It does not depend on the bot's next move, so it
 * reveals a good deal about the hand.
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

/** Whether the signal is strong enough to give even if another player is next. */
export const isLoud = (says: PileSaying | null): boolean =>
  says === 'great' || says === asks[0].says
