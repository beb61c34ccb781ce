import type { Refusal } from '../../shared/protocol/refusals.ts'

/** What has happened, of which whoever runs the service may want to know how often. */
export type Counters = {
  readonly moves: number
  readonly errors: number
  readonly refusals: Readonly<Partial<Record<Refusal, number>>>
}

/** How many are at one table. */
export type TablePresence = { readonly people: number; readonly watchers: number }

export const zeroCounters: Counters = { moves: 0, errors: 0, refusals: {} }

// Of this isolate alone, which may go at any time: what is here is told to the lobby, which keeps it.
let pending: Counters = zeroCounters

export const countMoves = (moves: number): void => {
  pending = { ...pending, moves: pending.moves + moves }
}
export const countError = (): void => {
  pending = { ...pending, errors: pending.errors + 1 }
}
export const countRefusal = (refusal: Refusal): void => {
  pending = addCounters(pending, { ...zeroCounters, refusals: { [refusal]: 1 } })
}

/** All that was counted since it was taken last; null for nothing. */
export function drainCounters(): Counters | null {
  const taken = pending
  pending = zeroCounters
  return taken === zeroCounters ? null : taken
}

export function addCounters(one: Counters, other: Counters): Counters {
  const refusals = { ...one.refusals }
  for (const [code, times = 0] of Object.entries(other.refusals) as [Refusal, number][])
    refusals[code] = (refusals[code] ?? 0) + times
  return { moves: one.moves + other.moves, errors: one.errors + other.errors, refusals }
}
