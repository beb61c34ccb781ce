import { isSpecial, type Four, type Need } from '../../../../shared/games/high-low/rules/need.ts'
import { bomb, ghost, restart, type Value } from '../../../../shared/games/high-low/rules/state.ts'

export const highest: Value = 13

/** Returns the first value that beats the pile; null if none does. */
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
 * Returns a four of a kind that the player can nearly complete: at most two cards are missing.
 * Special cards are always playable.
 */
export const completableFour = ({ fours }: Need): Four | undefined =>
  fours.find(({ value, count }) => count <= 2 && !isSpecial(value))

/** Whether cards of this value can be played, if there are enough of them. */
export const canBeat = (value: Value, need: Need): boolean =>
  need.kind === 'free' ||
  isSpecial(value) ||
  beatsValue(value, need) ||
  completableFour(need)?.value === value

const beatsValue = (value: Value, need: Exclude<Need, { readonly kind: 'free' }>): boolean =>
  need.kind === 'higher' ? value > need.than : value < need.than
