import { forget, remember, remembered, rememberedNames } from './storage.ts'
import type { Entry } from './Log.ts'
import type { CachedTable } from './TableModel.ts'

// What this browser keeps of each table: the seat's token, and the last state it was shown. It is read before anything else
// of the page is there, so this imports next to nothing.

export function seatToken(code: string): string | null {
  const token = remembered(`seat.${code}`)
  return typeof token === 'string' ? token : null
}

export const keepSeatToken = (code: string, token: string): void => remember(`seat.${code}`, token)

/**
 * Whether several people play there on this phone (`shared-phone/` says who): then nobody's cards may be seen before
 * somebody has said who they are. Somebody who is left alone needs no cover.
 */
export function isShared(code: string): boolean {
  const kept = remembered(`phone.${code}`) as { tokens?: readonly string[] } | null
  return (kept?.tokens?.length ?? 0) > 1
}

/** After this the browser is a watcher at that table like any other. */
export function forgetSeat(code: string): void {
  forget(`seat.${code}`)
  forget(`table.${code}`)
  forget(`phone.${code}`)
}

/** All that this browser keeps of a table that is gone. */
export function forgetTable(code: string): void {
  for (const name of ['seat', 'table', 'was', 'waits', 'phone']) forget(`${name}.${code}`)
  // One for each seat, where several people share the phone.
  for (const rest of rememberedNames(`nonce.${code}`)) forget(`nonce.${code}${rest}`)
}

/** Counted up when what is kept changes its shape. */
export const format = 2

export type StoredTable = CachedTable & {
  readonly format: typeof format
  readonly savedAt: number
  /** The last lines of the log. */
  readonly told?: readonly Entry[]
}

export function storedTable(code: string): StoredTable | null {
  const kept = remembered(`table.${code}`)
  return isStoredTable(kept) ? kept : null
}

/** The tables where this browser has a seat, the latest first. */
export const mySeats = (): readonly StoredTable[] =>
  rememberedNames('seat.')
    .flatMap((code) => storedTable(code) ?? [])
    .sort((one, other) => other.savedAt - one.savedAt)

/** Whether this version wrote it: what is inside came from the table itself. */
const isStoredTable = (kept: unknown): kept is StoredTable =>
  typeof kept === 'object' && kept !== null && 'format' in kept && kept.format === format
