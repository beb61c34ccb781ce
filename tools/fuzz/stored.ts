import type { Stored } from '../../tests/support/stored-tables.ts'

/** Where a table's log is not exactly what its state has counted: each accepted thing once, and nothing that was refused. */
export function storedComplaints({ table, log }: Stored): string[] {
  const isWhole = log.length === table.seq && (log.at(-1)?.seq ?? 0) === table.seq
  return isWhole ? [] : [`${table.code} counts ${table.seq} things and has stored ${log.length}`]
}
