import { useRef } from 'preact/hooks'

import { heldAfter, idsInHand, idsOnTable, type Held } from './held.ts'
import type { View } from './state.ts'

/** Cards by their ids: in the hand, and by their columns on the table. */
export type Chosen = { readonly hand: readonly number[]; readonly table: readonly number[] }
export const none: Chosen = { hand: [], table: [] }

/** My cards as things that stay what they are from one view to the next. */
export interface Mine {
  readonly hand: readonly Held[]
  readonly open: readonly Held[]
  /** Where the cards that have just left were seen. */
  readonly left: readonly string[]
}

/** @param leaving what was played last: of equal cards, these are the ones that go */
export function useMine(view: View, leaving: Chosen): Mine {
  const known = useRef<Mine & { readonly view: View | null }>({
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
    ...gone(before.hand, hand).map((id) => `card-${id}`),
    ...gone(before.open, open).map((id) => `column-${id}`),
  ]
  known.current = { view, hand, open, left }
  return known.current
}

const gone = (before: readonly Held[], after: readonly Held[]): readonly number[] =>
  before
    .filter((card) => !after.some(({ id, value }) => id === card.id && value === card.value))
    .map(({ id }) => id)
