import type { Table } from './decisions/table.ts'

// What grows with an evening, and what moves leave alone. It has a column of its own: a move does not put it into words again.

const names = ['options', 'asking', 'removed', 'opener', 'finished', 'evening'] as const
type Matters = Pick<Table, (typeof names)[number]>

export const encodeMatters = (table: Table): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, table[name]])))

/** Whether they are still the very same. */
export const isSameMatters = (one: Table, other: Table): boolean =>
  names.every((name) => one[name] === other[name])

/** All the rest, which is written at every change. */
export const encodeState = (table: Table): string => JSON.stringify({ ...table, ...leftOut })

/** JSON has no word for it. */
const leftOut: Readonly<Record<keyof Matters, undefined>> = {
  options: undefined,
  asking: undefined,
  removed: undefined,
  opener: undefined,
  finished: undefined,
  evening: undefined,
}
