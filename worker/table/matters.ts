import type { Table } from './decisions/table.ts'

// A move changes few fields of a table. All that it leaves alone has a column of its own, and is not put into words again.

const moving = new Set<string>([
  'accepted',
  'phase',
  'seq',
  'touched',
  'due',
  'budgets',
] satisfies (keyof Table)[])

/** What moves change, which is written at every change. */
export const encodeState = ({ accepted, phase, seq, touched, due, budgets }: Table): string =>
  JSON.stringify({ accepted, phase, seq, touched, due, budgets })

/** All the rest. */
export const encodeMatters = (table: Table): string =>
  JSON.stringify(Object.fromEntries(Object.entries(table).filter(([name]) => !moving.has(name))))

/** Whether all the rest is still the very same. */
export function isSameMatters(one: Table, other: Table): boolean {
  for (const name in other)
    if (one[name as keyof Table] !== other[name as keyof Table] && !moving.has(name)) return false
  return true
}
