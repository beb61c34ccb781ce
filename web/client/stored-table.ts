import { removeValue, storeValue, storedValue, storedNames } from './storage.ts'
import type { LogEntry } from './Log.ts'
import type { CachedTable } from './TableModel.ts'

// What this browser stores of each table: the seat's token, and the last state. The inline script
// (web/early/) imports this file too, so it has few imports.

export function seatToken(code: string): string | null {
  const token = storedValue(`seat.${code}`)
  return typeof token === 'string' ? token : null
}

export const storeSeatToken = (code: string, token: string): void =>
  storeValue(`seat.${code}`, token)

/**
 * Whether several people share this phone at that table (web/table/shared-phone/). Their cards then
 * stay covered until one of them takes the phone. A single player needs no cover.
 */
export function isPhoneShared(code: string): boolean {
  const kept = storedValue(`phone.${code}`) as { tokens?: readonly string[] } | null
  return (kept?.tokens?.length ?? 0) > 1
}

/** Removes the stored seat, so that the browser is a spectator of that table from now on. */
export function removeSeat(code: string): void {
  removeValue(`seat.${code}`)
  removeValue(`table.${code}`)
  removeValue(`phone.${code}`)
}

/** Removes everything that this browser stored about a table that no longer exists. */
export function removeTable(code: string): void {
  for (const name of ['seat', 'table', 'was', 'waits', 'phone']) removeValue(`${name}.${code}`)
  // On a shared phone there is a nonce for each seat.
  for (const rest of storedNames(`nonce.${code}`)) removeValue(`nonce.${code}${rest}`)
}

/** The version of the stored format. Raise it when the format changes. */
export const storageFormat = 4

export type StoredTable = CachedTable & {
  readonly format: typeof storageFormat
  readonly savedAt: number
  /** The last entries of the log, without their states. */
  readonly log?: readonly LogEntry[]
}

export function storedTable(code: string): StoredTable | null {
  const kept = storedValue(`table.${code}`)
  return isStoredTable(kept) ? kept : null
}

/** Returns the tables where this browser has a seat, the latest first. */
export const myTables = (): readonly StoredTable[] =>
  storedNames('seat.')
    .flatMap((code) => storedTable(code) ?? [])
    .sort((one, other) => other.savedAt - one.savedAt)

/**
 * Whether this version of the app stored the table. The content came from the server and needs no
 * check.
 */
const isStoredTable = (kept: unknown): kept is StoredTable =>
  typeof kept === 'object' && kept !== null && 'format' in kept && kept.format === storageFormat
