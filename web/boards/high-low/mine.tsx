import { useRef } from 'preact/hooks'

import type { Chosen, Mine } from './chosen.ts'
import { heldAfter, idsInHand, idsOnTable, type Held } from './held.ts'
import type { Value, View } from '../../../shared/games/high-low/rules/state.ts'

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
