import { forget, remember, remembered, rememberedNames } from '../../storage.ts'
import type { Entry } from './log.ts'
import type { Known } from './model.ts'

// What this browser keeps of each table: the seat's token, and the last state it was shown. It is read before anything else
// of the page is there, so this imports next to nothing.

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
export const format = 2

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

/** Whether this version wrote it: what is inside came from the table itself. */
const isKeptTable = (kept: unknown): kept is KeptTable =>
  typeof kept === 'object' && kept !== null && 'format' in kept && kept.format === format
