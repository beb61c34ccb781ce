import { isSpecial, type Four, type Need } from '../../../../shared/games/high-low/rules/need.ts'
import { bomb, ghost, restart, type Value } from '../../../../shared/games/high-low/rules/state.ts'

export const highest: Value = 13

/** The first number that is enough, of those that are: null where none is. */
export function startsAt(need: Need): Value | null {
  if (need.kind === 'free' || need.than === (need.kind === 'higher' ? highest : 1)) return null
  return need.kind === 'higher' ? need.than + 1 : need.than - 1
}

/** Those special cards that are not among the numbers anyway: one of them does where a group is asked for, too. */
export const specialBeside = (need: Need): readonly Value[] =>
  [restart, ghost, bomb].filter(
    (value) => need.kind === 'free' || need.size > 1 || !isEnough(value, need),
  )

/** Four of a kind are worth a word once half of them lie; special cards go anyway. */
export const fourInReach = ({ fours }: Need): Four | undefined =>
  fours.find(({ value, count }) => count <= 2 && !isSpecial(value))

/** Whether cards of this value go on the pile, as many as it takes. */
export const goes = (value: Value, need: Need): boolean =>
  need.kind === 'free' ||
  isSpecial(value) ||
  isEnough(value, need) ||
  fourInReach(need)?.value === value

const isEnough = (value: Value, need: Exclude<Need, { readonly kind: 'free' }>): boolean =>
  need.kind === 'higher' ? value > need.than : value < need.than
