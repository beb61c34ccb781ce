import { forget, remember, remembered, rememberedNames } from './storage.ts'
import type { Entry } from './Log.ts'
import type { CachedTable } from './TableModel.ts'

// What this browser stores of each table: the seat's token, and the last state that it was sent. The early script reads it,
// so this file imports next to nothing.

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

/** Forgets the seat: from now on the browser is a spectator of that table. */
export function forgetSeat(code: string): void {
  forget(`seat.${code}`)
  forget(`table.${code}`)
  forget(`phone.${code}`)
}

/** Forgets all that this browser stored of a table that is gone. */
export function forgetTable(code: string): void {
  for (const name of ['seat', 'table', 'was', 'waits', 'phone']) forget(`${name}.${code}`)
  // If several people share the phone, there is one for each seat.
  for (const rest of rememberedNames(`nonce.${code}`)) forget(`nonce.${code}${rest}`)
}

/** Goes up when the stored form changes. */
export const format = 2

export type StoredTable = CachedTable & {
  readonly format: typeof format
  readonly savedAt: number
  /** The last entries of the log. */
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

/** Whether this version wrote it; the content came from the table itself and needs no check. */
const isStoredTable = (kept: unknown): kept is StoredTable =>
  typeof kept === 'object' && kept !== null && 'format' in kept && kept.format === format
