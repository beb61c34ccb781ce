import type { Layout } from './layout.ts'
import { everyoneOf, nextOf } from './seat-order.ts'
import type { Table } from './table.ts'
import type { CardId, Seat } from './types.ts'
import type { View } from './state.ts'

/**
 * The argument of the conditions and texts in a game’s file: what one viewer sees, and the options. It
 * also has a property for each fact, and for each zone that the seat can see.
 */
export class SeatView {
  [name: string]: unknown
  readonly seats: number
  readonly dealer: Seat
  readonly deals: number
  readonly turn: readonly Seat[]
  readonly out: readonly Seat[]
  /** Null for a spectator. */
  readonly seat: Seat | null
  readonly options: unknown
  readonly #from: Table | View
  readonly #layout: Layout

  constructor(layout: Layout, from: Table | View, seat: Seat | null, options: unknown) {
    this.seats = from.seats
    this.dealer = from.dealer
    this.deals = from.deals
    this.turn = from.turn
    this.out = from.out
    this.seat = seat
    this.options = options
    this.#from = from
    this.#layout = layout
  }

  get everyone(): readonly Seat[] {
    return everyoneOf(this)
  }
  get next(): (after: Seat, steps?: number) => Seat {
    return (after, steps) => nextOf(this, after, steps)
  }
  get count(): Readonly<Record<string, readonly number[]>> {
    const from = this.#from
    return isTable(from) ? handCounts(this.#layout, (zone) => from[zone]) : from.count
  }
  get left(): Readonly<Record<string, number>> {
    const from = this.#from
    return isTable(from) ? hiddenCounts(this.#layout, (zone) => from[zone]) : from.left
  }
}

const isTable = (from: Table | View): from is Table => 'dice' in from

export const handCounts = (
  { own }: Layout,
  contentOf: (zone: string) => unknown,
): Record<string, number[]> =>
  Object.fromEntries(
    own.map((zone) => [zone, (contentOf(zone) as CardId[][]).map(({ length }) => length)]),
  )
export const hiddenCounts = (
  { hidden }: Layout,
  contentOf: (zone: string) => unknown,
): Record<string, number> =>
  Object.fromEntries(hidden.map((zone) => [zone, (contentOf(zone) as CardId[]).length]))

/**
 * Returns a seat's view of a table. The result shares its data with the table, so it is valid only
 * until the table changes.
 */
export function seatViewAt(table: Table, seat: Seat): SeatView {
  const { layout } = table
  const seen = new SeatView(layout, table, seat, table.options)
  for (const name of layout.open) seen[name] = table[name]
  for (const name of layout.facts) seen[name] = table[name]
  for (const name of layout.own) seen[name] = (table[name] as CardId[][])[seat]
  return seen
}

/** Returns the same `SeatView` as `seatViewAt`, from a `View` instead of the table. */
export function seatViewFrom(layout: Layout, view: View, options: unknown): SeatView {
  const seen = new SeatView(layout, view, view.seat, options)
  for (const names of [layout.open, layout.facts, layout.own])
    for (const name of names) seen[name] = view[name]
  return seen
}

export const isToMove = ({ seat, turn }: View): boolean => seat !== null && turn.includes(seat)
