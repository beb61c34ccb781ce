import { patience } from '../../../shared/protocol/limits.ts'
import type { Moment, Table } from './table.ts'

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

/**
 * Times that are still to come were taken from a clock that was put right since, and nobody is to wait for them: they become
 * the present one. The waits above see to their own times, and begin anew.
 */
export function onThisClock(table: Table, { now, botPace }: Moment): Table {
  const botAt = patience.politeness * Math.max(1, botPace)
  const notice = patience.pushAgainMost
  const ahead = { touched: 0, since: 0, movedAt: 0, pushedAt: 0, nudge: 0, botAt, notice }
  return withTimesUpTo(now, ahead, table)
}

/** Which parts of a table hold such times. The state of a game holds none. */
const holders = /^(seats|subscriptions|notice|phase|thinking|nudge|paused|deal|call|\d+)$/

/**
 * The very same where all is well.
 * @param ahead how far a time may lie ahead, by its name, or by that of what it belongs to if it is called `at`
 */
function withTimesUpTo<Part extends object>(
  now: number,
  ahead: Readonly<Record<string, number>>,
  part: Part,
  of = '',
): Part {
  const changed = Object.entries(part).flatMap(
    ([name, value]: [string, unknown]): [string, unknown][] => {
      const most = ahead[name === 'at' ? of : name]
      if (typeof value === 'number')
        return most !== undefined && value > now + most ? [[name, now]] : []
      if (typeof value !== 'object' || value === null || !holders.test(name)) return []
      const right = withTimesUpTo(now, ahead, value, name)
      return right === value ? [] : [[name, right]]
    },
  )
  if (changed.length === 0) return part
  const copy = Array.isArray(part) ? [...(part as unknown[])] : { ...part }
  return Object.assign(copy, Object.fromEntries(changed)) as Part
}
