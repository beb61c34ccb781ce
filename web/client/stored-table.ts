import { removeValue, storeValue, storedValue, storedNames } from './storage.ts'
import type { LogEntry } from './Log.ts'
import type { CachedTable } from './TableModel.ts'

// What this browser stores of each table: the seat's token, and the last state that it was sent. The early script reads it,
// so this file imports next to nothing.

export function seatToken(code: string): string | null {
  const token = storedValue(`seat.${code}`)
  return typeof token === 'string' ? token : null
}

export const storeSeatToken = (code: string, token: string): void =>
  storeValue(`seat.${code}`, token)

/**
 * Whether several people play there on this phone (`shared-phone/` says who): then nobody's cards may be seen before
 * somebody has said who they are. Somebody who is left alone needs no cover.
 */
export function isPhoneShared(code: string): boolean {
  const kept = storedValue(`phone.${code}`) as { tokens?: readonly string[] } | null
  return (kept?.tokens?.length ?? 0) > 1
}

/** Forgets the seat: from now on the browser is a spectator of that table. */
export function removeSeat(code: string): void {
  removeValue(`seat.${code}`)
  removeValue(`table.${code}`)
  removeValue(`phone.${code}`)
}

/** Forgets all that this browser stored of a table that is gone. */
export function removeTable(code: string): void {
  for (const name of ['seat', 'table', 'was', 'waits', 'phone']) removeValue(`${name}.${code}`)
  // If several people share the phone, there is one for each seat.
  for (const rest of storedNames(`nonce.${code}`)) removeValue(`nonce.${code}${rest}`)
}

/** Goes up when the stored form changes. */
export const storageFormat = 2

export type StoredTable = CachedTable & {
  readonly format: typeof storageFormat
  readonly savedAt: number
  /** The last entries of the log. */
  readonly told?: readonly LogEntry[]
}

export function storedTable(code: string): StoredTable | null {
  const kept = storedValue(`table.${code}`)
  return isStoredTable(kept) ? kept : null
}

/** The tables where this browser has a seat, the latest first. */
export const myTables = (): readonly StoredTable[] =>
  storedNames('seat.')
    .flatMap((code) => storedTable(code) ?? [])
    .sort((one, other) => other.savedAt - one.savedAt)

/** Whether this version wrote it; the content came from the table itself and needs no check. */
const isStoredTable = (kept: unknown): kept is StoredTable =>
  typeof kept === 'object' && kept !== null && 'format' in kept && kept.format === storageFormat
