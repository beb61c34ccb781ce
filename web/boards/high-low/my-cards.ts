import { useRef } from 'preact/hooks'

import type { Value, View } from '../../../shared/games/high-low/rules/state.ts'

/** My cards, as far as I know them. */
export type Mine = { readonly hand: readonly Held[]; readonly open: readonly Held[] }

/** What is lifted: cards of the hand by their ids, cards on the table by their columns. */
export type Chosen = { readonly hand: readonly number[]; readonly table: readonly number[] }

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

/** My cards as things that stay what they are from one view to the next, and where those that have just left were seen. */
export type MyCards = Mine & { readonly left: readonly string[] }

/** @param leaving what was played last: of equal cards, these are the ones that go */
export function useMyCards(view: View, leaving: Chosen): MyCards {
  const known = useRef<MyCards & { readonly view: View | null }>({
    view: null,
    hand: [],
    open: [],
    left: [],
  })
  const before = known.current
  if (before.view === view) return before
  const hand = heldAfter(before.hand, view.hand, leaving.hand, idsInHand)
  const onTable = view.open[view.seat ?? -1] ?? []
  const open = heldAfter(before.open, onTable, leaving.table, () => idsOnTable)
  const left = [
    ...gone(before.hand, hand).map(({ id }) => `card-${id}`),
    ...gone(before.open, open).map(({ id, value }) => openKey(id, value)),
  ]
  known.current = { view, hand, open, left }
  return known.current
}

/** What an open card is known by when cards fly. */
export const openKey = (column: number, value: Value): string => `open-${column}-${value}`

const gone = (before: readonly Held[], after: readonly Held[]): readonly Held[] =>
  before.filter((card) => !after.some(({ id, value }) => id === card.id && value === card.value))
