import type { Refusal } from '../../shared/protocol/refusals.ts'

/** What has happened, of which whoever runs the service may want to know how often. */
export type Counts = {
  readonly moves: number
  readonly faults: number
  readonly refusals: Readonly<Partial<Record<Refusal, number>>>
}

/** How many are at one table. */
export type Attendance = { readonly people: number; readonly watchers: number }

export const noCounts: Counts = { moves: 0, faults: 0, refusals: {} }

// Of this isolate alone, which may go at any time: what is here is told to the lobby, which keeps it.
let counted: Counts = noCounts

export const countMoves = (moves: number): void => {
  counted = { ...counted, moves: counted.moves + moves }
}
export const countFault = (): void => {
  counted = { ...counted, faults: counted.faults + 1 }
}
export const countRefusal = (refusal: Refusal): void => {
  counted = sum(counted, { ...noCounts, refusals: { [refusal]: 1 } })
}

/** All that was counted since it was taken last; null for nothing. */
export function takeCounts(): Counts | null {
  const taken = counted
  counted = noCounts
  return taken === noCounts ? null : taken
}

export function sum(one: Counts, other: Counts): Counts {
  const refusals = { ...one.refusals }
  for (const [code, times = 0] of Object.entries(other.refusals) as [Refusal, number][])
    refusals[code] = (refusals[code] ?? 0) + times
  return { moves: one.moves + other.moves, faults: one.faults + other.faults, refusals }
}
