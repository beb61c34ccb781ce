import type { Step, StoredTable } from './step.ts'

/**
 * In the third form a turn had no clock: it begins with the next thing that happens. A table had one game, and remembered
 * only how it ended last, and not who sat where.
 */
export const from3: Step = {
  sql: [],
  table: (stored) => ({
    tempo: 'free',
    call: null,
    closed: false,
    evening: eveningOf(stored),
    ...stored,
    seats: (stored['seats'] as readonly StoredSeat[]).map(withTurns),
    finished: stored['finished'] && { game: stored['game'], ...stored['finished'] },
    phase: withClock(stored['phase'] as Phase, stored['touched'] as number),
  }),
}

type StoredSeat = {
  readonly kind: string
  readonly id?: string
  readonly overdue?: number
  readonly leaver?: string | null
}
const withTurns = (one: StoredSeat): StoredSeat => {
  if (one.kind === 'open') return { leaver: null, ...one }
  return one.kind === 'human' ? { overdue: 0, ...one } : one
}

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

type Finished = {
  readonly deal: number
  readonly names: readonly string[]
  readonly outcome: unknown
}

function eveningOf({ game, finished, phase, seats }: StoredTable): readonly object[] {
  if (!finished) return []
  const { deal, names, outcome } = finished as Finished
  const sat = (phase as Phase).name === 'over' ? (seats as readonly StoredSeat[]) : []
  return [{ deal, game, names, people: names.map((_, seat) => personAt(sat[seat])), outcome }]
}

/** Whoever sits there when the game has just ended has played it. */
const personAt = (one: StoredSeat | undefined): number | null =>
  one?.kind === 'human' && one.id !== undefined ? Number(one.id.slice(1)) : null
