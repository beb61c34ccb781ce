import type { Card, Pile, PileSaying } from '../../rules/state.ts'
import { distance } from '../turns/turns.ts'

/** The sayings that ask for a pile, from the loudest on: the nearest card of the hand lies so far ahead of it, at most. */
export const asks = [
  { says: 'please-please-not', within: 3 },
  { says: 'please-not', within: 8 },
  { says: 'tiny-step', within: 20 },
] as const satisfies readonly { says: PileSaying; within: number }[]

/** What a bot says about a pile whatever it is about to do: those who know this know a good deal of its hand. */
export function sayingOn(hand: readonly Card[], pile: Pile, top: number): PileSaying | null {
  let nearest = Infinity
  for (const card of hand) {
    const gap = distance(pile, top, card)
    if (gap === -10) return 'great'
    if (gap > 0 && gap < nearest) nearest = gap
  }
  return asks.find(({ within }) => nearest <= within)?.says ?? null
}

/** What is worth saying though somebody else is next. */
export const isLoud = (says: PileSaying | null): boolean =>
  says === 'great' || says === asks[0].says
