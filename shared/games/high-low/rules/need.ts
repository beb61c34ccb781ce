import { bomb, ghost, restart, seven, type Play, type Value } from './state.ts'

/**
 * The condition for the next play of cards that are not special. `size` is the minimum number of
 * cards of the same value.
 */
export type Need = (
  | { readonly kind: 'free' }
  | { readonly kind: 'higher'; readonly than: Value; readonly size: number }
  | { readonly kind: 'lower'; readonly than: Value; readonly size: number }
) & {
  /**
   * The plays that complete four cards of the same value and burn the pile, whatever the other conditions are (HL-08).
   */
  readonly fours: readonly Four[]
}

/** A play of exactly `count` cards of `value` completes four cards of this value on the pile. */
export type Four = { readonly value: Value; readonly count: number }

export function needOf(pile: readonly Play[]): Need {
  const fours = foursOn(pile)
  // Ghosts do not change the condition for the next play (HL-12).
  const under = pile.findLast(({ value }) => value !== ghost)
  if (!under || under.value === restart) return { kind: 'free', fours }
  const { value: than, count: size } = under
  return { kind: than === seven ? 'lower' : 'higher', than, size, fours }
}

/** Returns whether the value is 2, 3 or 10, which can be played on any pile (HL-14). A 10 never stays on the pile. */
export const isSpecial = (value: Value): boolean =>
  value === restart || value === ghost || value === bomb

/**
 * Returns how many cards of the value are on top of the pile without another value in between. 2s
 * and 3s in between are skipped, unless `value` itself is 2 or 3 (HL-08).
 */
export function inARow(pile: readonly Play[], value: Value): number {
  let cards = 0
  for (let at = pile.length - 1; at >= 0; at--) {
    const play = pile[at]
    if (play?.value === value) cards += play.count
    else if (!play || isSpecial(value) || !isSpecial(play.value)) break
  }
  return cards
}

function foursOn(pile: readonly Play[]): Four[] {
  const top = pile.at(-1)
  if (!top) return []
  const number = pile.findLast(({ value }) => !isSpecial(value))
  const four = ({ value }: Play): Four => ({ value, count: 4 - inARow(pile, value) })
  return number && number.value !== top.value ? [four(top), four(number)] : [four(top)]
}
