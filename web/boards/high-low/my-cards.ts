import { useRef } from 'preact/hooks'

import type { Value, View } from '../../../shared/games/high-low/rules/state.ts'

/** The viewer's cards that are not face down: the hand, and the face-up cards on the table. */
export type MyCards = { readonly hand: readonly HeldCard[]; readonly faceUp: readonly HeldCard[] }

/** The selected cards: those of the hand by id, those on the table by column. */
export type Selection = { readonly hand: readonly number[]; readonly table: readonly number[] }

/**
 * A card of the hand. The rules do not distinguish cards of the same rank, but animations need a
 * stable id for each card.
 */
export type HeldCard = { readonly id: number; readonly value: Value }

/**
 * Returns the cards for the new `values`. Cards that stay keep their ids. If only some cards of a
 * rank leave, those in `leaving` leave first.
 * @param idsFor returns the ids that a new card of a value can get, in order of preference
 */
export function updateHeldCards(
  before: readonly HeldCard[],
  values: readonly Value[],
  leaving: readonly number[],
  idsFor: (value: Value) => readonly number[],
): readonly HeldCard[] {
  const left = [...values]
  const stays = ({ value }: HeldCard): boolean => {
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

/**
 * Returns the four ids that cards of this value can have. Cards of higher values have higher ids,
 * so sorting by id also sorts by value.
 */
export const handIds = (value: Value): readonly number[] => [0, 1, 2, 3].map((n) => value * 4 + n)

/** The id of a card on the table is its column. */
export const tableIds: readonly number[] = [0, 1, 2]

/**
 * The viewer's cards with stable ids. `left` contains the `data-motion-key` values of cards that
 * have just left the hand or the table.
 */
type TrackedCards = MyCards & { readonly left: readonly string[] }

/**
 * Returns the viewer's cards. Their ids stay the same from view to view.
 * @param leaving the cards that the viewer played last. If only some cards of a rank leave, these
 * leave first
 */
export function useMyCards(view: View, leaving: Selection): TrackedCards {
  const known = useRef<TrackedCards & { readonly view: View | null }>({
    view: null,
    hand: [],
    faceUp: [],
    left: [],
  })
  const before = known.current
  if (before.view === view) return before
  const hand = updateHeldCards(before.hand, view.hand, leaving.hand, handIds)
  const onTable = view.faceUp[view.seat ?? -1] ?? []
  const faceUp = updateHeldCards(before.faceUp, onTable, leaving.table, () => tableIds)
  const left = [
    ...removedCards(before.hand, hand).map(({ id }) => `card-${id}`),
    ...removedCards(before.faceUp, faceUp).map(({ id, value }) => openCardKey(id, value)),
  ]
  known.current = { view, hand, faceUp, left }
  return known.current
}

/** Returns the `data-motion-key` of a face-up card. */
export const openCardKey = (column: number, value: Value): string => `face-up-${column}-${value}`

const removedCards = (
  before: readonly HeldCard[],
  after: readonly HeldCard[],
): readonly HeldCard[] =>
  before.filter((card) => !after.some(({ id, value }) => id === card.id && value === card.value))
