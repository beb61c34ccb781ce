import { isSpecial, type Four, type Need } from '../../../../shared/games/high-low/rules/need.ts'
import { bomb, ghost, restart, type Value } from '../../../../shared/games/high-low/rules/state.ts'

export const highest: Value = 13

/**
 * Returns the value that beats the pile by the smallest step. Returns null if every value beats the
 * pile, or none.
 */
export function lowestFitting(need: Need): Value | null {
  if (need.kind === 'free' || need.than === (need.kind === 'higher' ? highest : 1)) return null
  return need.kind === 'higher' ? need.than + 1 : need.than - 1
}

/** Returns the special cards that are playable although their value does not fit. */
export const extraSpecialCards = (need: Need): readonly Value[] =>
  [restart, ghost, bomb].filter(
    (value) => need.kind === 'free' || need.size > 1 || !beatsValue(value, need),
  )

/**
 * Returns a four of a kind for which at most two cards are missing. Special cards are left out,
 * because they can be played anyway.
 */
export const completableFour = ({ fours }: Need): Four | undefined =>
  fours.find(({ value, count }) => count <= 2 && !isSpecial(value))

/** Returns whether cards of this value can beat the pile, if the player holds enough of them. */
export const canBeat = (value: Value, need: Need): boolean =>
  need.kind === 'free' ||
  isSpecial(value) ||
  beatsValue(value, need) ||
  completableFour(need)?.value === value

const beatsValue = (value: Value, need: Exclude<Need, { readonly kind: 'free' }>): boolean =>
  need.kind === 'higher' ? value > need.than : value < need.than
