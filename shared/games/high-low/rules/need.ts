import { bomb, ghost, restart, seven, type Play, type Value } from './state.ts'

/** What the next play has to be, a special card aside. `size` is how many equal cards it takes at least. */
export type Need = (
  | { readonly kind: 'free' }
  | { readonly kind: 'higher'; readonly than: Value; readonly size: number }
  | { readonly kind: 'lower'; readonly than: Value; readonly size: number }
) & {
  /** What completes four equal cards and burns the pile, whatever else is asked for (HL-08). */
  readonly fours: readonly Four[]
}

/** Exactly so many more of a value make four of it in a row. */
export type Four = { readonly value: Value; readonly count: number }

export function needOf(pile: readonly Play[]): Need {
  const fours = foursOn(pile)
  // Ghosts are as good as not there (HL-12).
  const under = pile.findLast(({ value }) => value !== ghost)
  if (!under || under.value === restart) return { kind: 'free', fours }
  const { value: than, count: size } = under
  return { kind: than === seven ? 'lower' : 'higher', than, size, fours }
}

/** 2, 3 and 10 go on everything (HL-14). A 10 never lies on the pile. */
export const isSpecial = (value: Value): boolean =>
  value === restart || value === ghost || value === bomb

/** How many cards of the value lie in a row on top: 2s and 3s may come between others, but nothing between them (HL-08). */
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
