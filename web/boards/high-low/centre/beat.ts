import { isSpecial, type Four, type Need } from '../../../../shared/games/high-low/rules/need.ts'
import { bomb, ghost, restart, type Value } from '../../../../shared/games/high-low/rules/state.ts'

export const highest: Value = 13

/**
 * Returns the value that beats the pile with the smallest difference. Null if no value does, or if
 * every card can be played.
 */
export function lowestFitting(need: Need): Value | null {
  if (need.kind === 'free' || need.than === (need.kind === 'higher' ? highest : 1)) return null
  return need.kind === 'higher' ? need.than + 1 : need.than - 1
}

/**
 * Returns the special cards that can be played without beating the pile. If the pile demands a
 * single card, leaves out special cards whose value beats it anyway.
 */
export const extraSpecialCards = (need: Need): readonly Value[] =>
  [restart, ghost, bomb].filter(
    (value) => need.kind === 'free' || need.size > 1 || !beatsValue(value, need),
  )

/**
 * Returns a value of which one or two more cards on the pile would make four of a kind. Leaves out
 * special cards, because they can always be played.
 */
export const completableFour = ({ fours }: Need): Four | undefined =>
  fours.find(({ value, count }) => count <= 2 && !isSpecial(value))

/** Returns whether cards of this value can be played now, if the player holds enough of them. */
export const canBeat = (value: Value, need: Need): boolean =>
  need.kind === 'free' ||
  isSpecial(value) ||
  beatsValue(value, need) ||
  completableFour(need)?.value === value

const beatsValue = (value: Value, need: Exclude<Need, { readonly kind: 'free' }>): boolean =>
  need.kind === 'higher' ? value > need.than : value < need.than
