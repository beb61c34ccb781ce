import type { Step } from './step.ts'

/** In the third form a turn had no clock. It begins with the next thing that happens. */
export const from3: Step = {
  sql: [],
  table: (stored) => ({
    tempo: 'free',
    call: null,
    closed: false,
    ...stored,
    seats: (stored['seats'] as readonly StoredSeat[]).map(withTurns),
    phase: withClock(stored['phase'] as Phase, stored['touched'] as number),
  }),
}

type StoredSeat = { readonly kind: string; readonly overdue?: number }
const withTurns = (one: StoredSeat): StoredSeat =>
  one.kind === 'human' ? { overdue: 0, ...one } : one

type Phase = {
  readonly name: string
  readonly paused?: object | null
  readonly thinking?: readonly unknown[]
  readonly standIns?: readonly unknown[]
}

const withClock = (phase: Phase, since: number): Phase =>
  phase.name === 'playing'
    ? {
        thinking: [],
        standIns: [],
        ...phase,
        paused: phase.paused ? { since, ...phase.paused } : null,
      }
    : phase
