import type { Card, Pile, PileSignal } from '../../rules/state.ts'
import { distance } from '../turns/turns.ts'

/**
 * The signals that ask others to leave a pile alone, the strongest first. A bot sends a signal if
 * the nearest card of its hand is at most `within` away from the card on the pile.
 */
export const askSignals = [
  { says: 'please-please-not', within: 3 },
  { says: 'please-not', within: 8 },
  { says: 'tiny-step', within: 20 },
] as const satisfies readonly { says: PileSignal; within: number }[]

/**
 * Returns the signal of a bot about a pile. It depends only on the hand and the pile, not on the
 * bot's plans. So other bots can infer cards of the hand from it.
 */
export function pileSignalOf(hand: readonly Card[], pile: Pile, top: number): PileSignal | null {
  let nearest = Infinity
  for (const card of hand) {
    const gap = distance(pile, top, card)
    if (gap === -10) return 'great'
    if (gap > 0 && gap < nearest) nearest = gap
  }
  return askSignals.find(({ within }) => nearest <= within)?.says ?? null
}

/** Whether the signal is strong enough to give even if another player is next. */
export const isStrong = (says: PileSignal | null): boolean =>
  says === 'great' || says === askSignals[0].says
