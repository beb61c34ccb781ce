import { patience } from '../../../../shared/wire/limits.ts'
import type { Moment } from '../decision.ts'
import { noticesOnClock } from '../push/notices.ts'
import type { Phase, Table, Thinking } from '../table.ts'

/**
 * A table that nobody touches removes itself, but not for what a clock says once: a machine may start with one that is
 * a month ahead, and have it put right a minute later. Once the table is due it waits for an hour in which the clock
 * runs evenly, then for three days, then for another such hour.
 */
const waits = [
  { length: patience.evenClock, isEven: true },
  { length: patience.secondThought, isEven: false },
  { length: patience.evenClock, isEven: true },
] as const

/**
 * Somebody has sat down, opened the line of their seat or said something there: nothing is due. Whoever only looks or asks,
 * on a seat or from outside, keeps no table.
 */
export const touched = (table: Table, now: number): Table => ({ ...table, touched: now, due: null })

/** When a table that nobody touches is due. */
export const dueAt = (table: Table): number => table.touched + patience[staysFor(table)]

function staysFor({ lasting, phase }: Table) {
  if (lasting) return 'untouchedLasting'
  return phase.name === 'over' ? 'untouchedOver' : 'untouched'
}

/** When the table looks at the clock for it, next. */
export function nextLookAtAge(table: Table, now: number): number {
  const { due } = table
  const wait = due && waits[due.step]
  if (!due || !wait || now < dueAt(table)) return dueAt(table)
  return Math.min(due.at, now) + wait.length
}

/** One look at the clock. Null: the table is to be forgotten now. */
export function lookAtAge(table: Table, now: number): Table | null {
  const { due } = table
  if (now < dueAt(table)) return due ? { ...table, due: null } : table
  const wait = due && waits[due.step]
  // If the clock was put back meanwhile, all begins anew.
  if (!due || !wait || now < due.at) return { ...table, due: { step: 0, at: now } }
  const over = now - due.at - wait.length
  if (over < 0) return table
  // Nobody knows what became of the clock in an hour that took two: the machine was off, or time has jumped.
  const step = wait.isEven && over > wait.length ? due.step : due.step + 1
  return step === waits.length ? null : { ...table, due: { step, at: now } }
}

/** Times that are still to come were taken from a clock that was put right since, and nobody is to wait for them. */
export function onThisClock(table: Table, { now, botPace }: Moment): Table {
  const past = (time: number): number => Math.min(time, now)
  const furthest = now + patience.politeness * Math.max(1, botPace)
  const phase = withPhaseOnClock(table.phase, past, furthest)
  const seats = table.seats.map((one) => {
    const known = one.kind === 'human' ? noticesOnClock(one, now) : one
    return known.kind === 'bot' || known.since <= now ? known : { ...known, since: now }
  })
  const call = table.call && { ...table.call, since: past(table.call.since) }
  const same =
    table.touched <= now &&
    call?.since === table.call?.since &&
    phase === table.phase &&
    seats.every((one, at) => one === table.seats[at])
  return same ? table : { ...table, touched: past(table.touched), seats, call, phase }
}

function withPhaseOnClock(
  phase: Phase,
  past: (time: number) => number,
  furthestLook: number,
): Phase {
  if (phase.name !== 'playing') return phase
  const { botAt, deal, paused } = phase
  const movedAt = past(deal.movedAt)
  const look = botAt !== null && botAt > furthestLook ? past(botAt) : botAt
  const thinking = phase.thinking.map((one) => thinkingOnClock(one, past))
  const since = paused && past(paused.since)
  const isSame =
    movedAt === deal.movedAt &&
    look === botAt &&
    since === (paused?.since ?? null) &&
    thinking.every((one, at) => one === phase.thinking[at])
  if (isSame) return phase
  return {
    ...phase,
    botAt: look,
    deal: { ...deal, movedAt },
    paused: paused && { ...paused, since: past(paused.since) },
    thinking,
  }
}

function thinkingOnClock(one: Thinking, past: (time: number) => number): Thinking {
  const { since, nudge } = one
  if (past(since) === since && (!nudge || past(nudge.at) === nudge.at)) return one
  return { ...one, since: past(since), nudge: nudge && { ...nudge, at: past(nudge.at) } }
}
