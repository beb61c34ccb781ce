import type { Clause } from '../../../game/game.ts'
import { isSpecial, needOf, type Need } from './need.ts'
import { ghost, seven, type Play, type Source, type Value } from './state.ts'

/**
 * Returns where the next play comes from: the hand, or the face-up cards if the hand is empty, or
 * else the face-down cards (HL-15).
 */
export function sourceOf(hand: readonly Value[], faceUp: readonly Value[]): Source {
  if (hand.length > 0) return 'hand'
  return faceUp.length > 0 ? 'face-up' : 'face-down'
}

/** Returns the clause that forbids playing these cards on the pile, or null if the play is legal. */
export function refusalOf(pile: readonly Play[], value: Value, count: number): Clause | null {
  const need = needOf(pile)
  if (meets(need, value, count)) return null
  const clause = failingIn(need, value, count)
  // The card below a ghost is easy to overlook, so the refusal names the clause about ghosts.
  return clause && pile.at(-1)?.value === ghost ? 'HL-12' : clause
}

/** Returns whether these cards meet the condition for the next play. */
export const meets = (need: Need, value: Value, count: number): boolean =>
  isSpecial(value) ||
  failingIn(need, value, count) === null ||
  need.fours.some((four) => four.value === value && four.count === count)

function failingIn(need: Need, value: Value, count: number): Clause | null {
  if (need.kind === 'free') return null
  if (need.kind === 'lower' && value >= need.than) return 'HL-10'
  if (need.kind === 'higher' && value <= need.than) return value === seven ? 'HL-10' : 'HL-05'
  return count < need.size ? 'HL-07' : null
}
