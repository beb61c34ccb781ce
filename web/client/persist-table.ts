import { effect } from '@preact/signals'

import { storeValue, storedValue } from './storage.ts'
import { removeSeat, storageFormat, type StoredTable, myTables } from './stored-table.ts'
import { type Log, withoutState } from './Log.ts'
import type { TableModel } from './TableModel.ts'

const maxTables = 12
const maxEntries = 60
/** The longest time after which the service deletes a table without activity, in ms: 90 days. */
const maxAge = 90 * 24 * 3_600_000

/**
 * Restores which people the viewer has muted at this table, and then stores every change. Returns a
 * function that stops this.
 */
export function persistMuted(code: string, log: Log): () => void {
  const kept = mutedByTable()
  log.muted.value = new Set(kept.find((one) => one.code === code)?.persons)
  return effect(() => {
    const persons = [...log.muted.value]
    const others = mutedByTable().filter((one) => one.code !== code)
    if (persons.length === 0 && others.length === mutedByTable().length) return
    storeValue(
      'muted',
      [...others, ...(persons.length > 0 ? [{ code, persons }] : [])].slice(-maxTables),
    )
  })
}

type MutedAt = { readonly code: string; readonly persons: readonly number[] }
/** The muted people of each table. The table with the latest change is the last. */
const mutedByTable = (): readonly MutedAt[] => {
  const kept = storedValue('muted')
  return Array.isArray(kept) ? kept : []
}

/** Stores the model and the log whenever they change. Returns a function that stops this. */
export function persistTable(code: string, model: TableModel, log: Log): () => void {
  dropOldest(code)
  return effect(() => {
    const [table, seat] = [model.table.value, model.seat.value]
    const [projection, chat] = [model.projection.value, model.chat.value]
    const entries = log.all.value.slice(-maxEntries)
    if (table === null || seat === null) return
    const kept: StoredTable = {
      format: storageFormat,
      savedAt: Date.now(),
      table,
      seat,
      position: projection,
      chat,
      log: entries.map(withoutState),
    }
    storeValue(`table.${code}`, kept)
  })
}

/**
 * Removes the seats of the oldest tables beyond `maxTables`, except the open table and
 * unfinished games that were stored less than `maxAge` ago.
 */
function dropOldest(open: string): void {
  for (const { table, savedAt } of myTables().slice(maxTables))
    if (table.code !== open && (table.phase === 'over' || savedAt + maxAge < Date.now()))
      removeSeat(table.code)
}
