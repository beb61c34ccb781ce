import { effect } from '@preact/signals'

import { forget, remember, remembered, rememberedNames } from '../../storage.ts'
import type { Entry, Log } from './log.ts'
import type { Known, TableModel } from './model.ts'

// What this browser keeps of each table: the seat's token, and the last state it was shown.

const mostKept = 12
const mostEntries = 60

export function seatToken(code: string): string | null {
  const token = remembered(`seat.${code}`)
  return typeof token === 'string' ? token : null
}

export const keepSeatToken = (code: string, token: string): void => remember(`seat.${code}`, token)

/** After this the browser is a watcher at that table like any other. */
export function forgetSeat(code: string): void {
  forget(`seat.${code}`)
  forget(`table.${code}`)
}

/** Counted up when what is kept changes its shape. */
const format = 2

export type KeptTable = Known & {
  readonly format: typeof format
  readonly savedAt: number
  /** The last lines of the log. */
  readonly told?: readonly Entry[]
}

export function keptTable(code: string): KeptTable | null {
  const kept = remembered(`table.${code}`)
  return isKeptTable(kept) ? kept : null
}

/** The tables where this browser has a seat, the latest first. */
export const mySeats = (): readonly KeptTable[] =>
  rememberedNames('seat.')
    .flatMap((code) => keptTable(code) ?? [])
    .sort((one, other) => other.savedAt - one.savedAt)

/** Keeps whom the viewer has muted at this table, and takes up what was kept; returns how to stop. */
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
/** The table where somebody was muted last comes last. */
const mutedByTable = (): readonly MutedAt[] => {
  const kept = remembered('muted')
  return Array.isArray(kept) ? kept : []
}

/** Keeps what the model knows, from now on; returns how to stop. */
export function keepLatest(code: string, model: TableModel, log: Log): () => void {
  dropOldest()
  return effect(() => {
    const [table, seat] = [model.table.value, model.seat.value]
    const [projection, chat] = [model.projection.value, model.chat.value]
    const entries = log.all.value.slice(-mostEntries)
    if (table === null || seat === null) return
    const kept: KeptTable = {
      format,
      savedAt: Date.now(),
      table,
      seat,
      shown: projection,
      chat,
      told: entries,
    }
    remember(`table.${code}`, kept)
  })
}

function dropOldest(): void {
  for (const { table } of mySeats().slice(mostKept)) forgetSeat(table.code)
}

/** Whether this version wrote it: what is inside came from the table itself. */
const isKeptTable = (kept: unknown): kept is KeptTable =>
  typeof kept === 'object' && kept !== null && 'format' in kept && kept.format === format
