import { isLocalCode } from '../../shared/code.ts'
import { localRetention } from './local-retention.ts'
import { removeValue, storeValue, storedValue, storedNames } from './storage.ts'
import type { LogEntry } from './Log.ts'
import type { CachedTable } from './TableModel.ts'

// What this browser stores about each table: the token of the seat, and the last state. The early
// script (web/early/) has this code inlined, so this file imports little.

export function seatToken(code: string): string | null {
  const token = storedValue(`seat.${code}`)
  return typeof token === 'string' ? token : null
}

export const storeSeatToken = (code: string, token: string): void =>
  storeValue(`seat.${code}`, token)

/**
 * Returns whether several people share this phone at the table (web/table/shared-phone/). If so,
 * each player's cards are hidden until that player takes the phone.
 */
export function isPhoneShared(code: string): boolean {
  const kept = storedValue(`phone.${code}`) as { tokens?: readonly string[] } | null
  return (kept?.tokens?.length ?? 0) > 1
}

/** Removes the stored token of the seat. From now on, the browser is a spectator at that table. */
export function removeSeat(code: string): void {
  removeValue(`seat.${code}`)
  removeValue(`table.${code}`)
  removeValue(`phone.${code}`)
}

/**
 * Removes the stored tokens, state, seat request and nonces of a table, because the table no longer
 * exists.
 */
export function removeTable(code: string): void {
  for (const name of ['seat', 'table', 'was', 'waits', 'phone']) removeValue(`${name}.${code}`)
  // There is one nonce for each seat that this browser has taken.
  for (const rest of storedNames(`nonce.${code}`)) removeValue(`nonce.${code}${rest}`)
}

/** The version of the stored format. Increase it when the format changes. */
export const storageFormat = 4

export type StoredTable = CachedTable & {
  readonly format: typeof storageFormat
  readonly savedAt: number
  /** The last entries of the log, without the states that the viewer saw. */
  readonly log?: readonly LogEntry[]
}

export function storedTable(code: string): StoredTable | null {
  const kept = storedValue(`table.${code}`)
  return isStoredTable(kept) ? kept : null
}

/** Returns the tables at which this browser has a seat, the latest first. */
export const myTables = (): readonly StoredTable[] =>
  storedNames('seat.')
    .flatMap((code) => storedTable(code) ?? [])
    .filter(
      ({ table, savedAt }) => !isLocalCode(table.code) || savedAt + localRetention > Date.now(),
    )
    .sort((one, other) => other.savedAt - one.savedAt)

/**
 * Returns whether the stored table has the current format. Its content needs no check, because it
 * came from the server.
 */
const isStoredTable = (kept: unknown): kept is StoredTable =>
  typeof kept === 'object' && kept !== null && 'format' in kept && kept.format === storageFormat
