import type { Value } from '../../../shared/games/high-low/rules/state.ts'

/** Equal cards are the same card to the rules, but not to the eye: each keeps an id of its own while it stays. */
export type Held = { readonly id: number; readonly value: Value }

/**
 * The cards that are there now, as what has become of those before. Of equal cards those go first that are `leaving`.
 * @param idsFor the ids that a new card may take, best first
 */
export function heldAfter(
  before: readonly Held[],
  values: readonly Value[],
  leaving: readonly number[],
  idsFor: (value: Value) => readonly number[],
): readonly Held[] {
  const left = [...values]
  const stays = ({ value }: Held): boolean => {
    const at = left.indexOf(value)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const goesLast = before.toSorted((a, b) => +leaving.includes(a.id) - +leaving.includes(b.id))
  const held = goesLast.filter(stays)
  for (const value of left) {
    const id = idsFor(value).find((free) => held.every((other) => other.id !== free))
    if (id !== undefined) held.push({ id, value })
  }
  return held.toSorted((a, b) => a.id - b.id)
}

/** In order of their values: there are four of each. */
export const idsInHand = (value: Value): readonly number[] => [0, 1, 2, 3].map((n) => value * 4 + n)

/** Its column before its player. */
export const idsOnTable: readonly number[] = [0, 1, 2]
