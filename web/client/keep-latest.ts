import { effect } from '@preact/signals'

import { remember, remembered } from './storage.ts'
import { forgetSeat, format, type StoredTable, mySeats } from './stored-table.ts'
import { type Log, withoutSeen } from './Log.ts'
import type { TableModel } from './TableModel.ts'

const mostKept = 12
const mostEntries = 60

/** Restores the people whom the viewer has muted at this table, and stores every change. Returns a function that stops it. */
export function keepMuted(code: string, log: Log): () => void {
  const kept = mutedByTable()
  log.muted.value = new Set(kept.find((one) => one.code === code)?.persons)
  return effect(() => {
    const persons = [...log.muted.value]
    const others = mutedByTable().filter((one) => one.code !== code)
    if (persons.length === 0 && others.length === mutedByTable().length) return
    remember(
      'muted',
      [...others, ...(persons.length > 0 ? [{ code, persons }] : [])].slice(-mostKept),
    )
  })
}

type MutedAt = { readonly code: string; readonly persons: readonly number[] }
/** By table; the table where somebody was muted last comes last. */
const mutedByTable = (): readonly MutedAt[] => {
  const kept = remembered('muted')
  return Array.isArray(kept) ? kept : []
}

/** Stores what the model knows at every change. Returns a function that stops it. */
export function keepLatest(code: string, model: TableModel, log: Log): () => void {
  dropOldest()
  return effect(() => {
    const [table, seat] = [model.table.value, model.seat.value]
    const [projection, chat] = [model.projection.value, model.chat.value]
    const entries = log.all.value.slice(-mostEntries)
    if (table === null || seat === null) return
    const kept: StoredTable = {
      format,
      savedAt: Date.now(),
      table,
      seat,
      shown: projection,
      chat,
      told: entries.map(withoutSeen),
    }
    remember(`table.${code}`, kept)
  })
}

function dropOldest(): void {
  for (const { table } of mySeats().slice(mostKept)) forgetSeat(table.code)
}
