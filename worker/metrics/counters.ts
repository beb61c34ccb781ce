import type { Refusal } from '../../shared/protocol/refusals.ts'
import { TimeLimitError, withTimeLimit } from '../time-limit.ts'

/** Numbers of events since the service was set up, for the operator's metrics. */
export type Counters = {
  readonly moves: number
  readonly errors: number
  readonly refusals: Readonly<Partial<Record<Refusal, number>>>
}

/** The numbers of connected people and of spectators at one table. */
export type TablePresence = { readonly people: number; readonly spectators: number }

export const zeroCounters: Counters = { moves: 0, errors: 0, refusals: {} }

// These counters belong to one isolate, which may end at any time. So the worker sends them to the
// lobby, which stores the sums.
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

/**
 * Resets the counters and passes the counts to `send`; null if nothing was counted. If the call
 * fails, adds the counts again. A call that timed out can still arrive, so its counts are dropped.
 */
export async function reportCounters<Answer>(
  send: (counts: Counters | null) => Promise<Answer>,
): Promise<Answer> {
  const counts = pending === zeroCounters ? null : pending
  pending = zeroCounters
  try {
    return await withTimeLimit(send(counts))
  } catch (error) {
    if (counts && !(error instanceof TimeLimitError)) pending = addCounters(pending, counts)
    throw error
  }
}

export function addCounters(one: Counters, other: Counters): Counters {
  const refusals = { ...one.refusals }
  for (const [code, times = 0] of Object.entries(other.refusals) as [Refusal, number][])
    refusals[code] = (refusals[code] ?? 0) + times
  return { moves: one.moves + other.moves, errors: one.errors + other.errors, refusals }
}
