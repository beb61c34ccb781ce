import { timeouts } from '../../../shared/protocol/limits.ts'
import type { DecisionContext, Table } from './table.ts'

/**
 * The waiting times of an unused table before it deletes itself. A single reading of the clock is
 * not enough: a machine can start with a clock that is a month ahead and is corrected a minute
 * later. So the table waits for one hour in which the clock runs evenly, then for three days, then
 * for another hour in which the clock runs evenly.
 */
const waits = [
  { length: timeouts.clockCheck, isEven: true },
  { length: timeouts.expiryGrace, isEven: false },
  { length: timeouts.clockCheck, isEven: true },
] as const

/**
 * Records activity: a player has sat down, connected or sent a command. Watching and polling are no
 * activity.
 */
export const withActivity = (table: Table, now: number): Table => ({
  ...table,
  lastActivityAt: now,
  expiry: null,
})

/**
 * Returns the time at which the table becomes due to expire, if there is no activity until then.
 * The waiting times begin at this time.
 */
export const expiresAt = (table: Table): number =>
  table.lastActivityAt + timeouts[retentionOf(table)]

function retentionOf({ longLived, phase }: Table) {
  if (longLived) return 'longLivedTable'
  return phase.name === 'over' ? 'finishedTable' : 'unusedTable'
}

/** Returns when `checkExpiry` must run next. */
export function nextExpiryCheck(table: Table, now: number): number {
  const { expiry } = table
  const wait = expiry && waits[expiry.step]
  if (!expiry || !wait || now < expiresAt(table)) return expiresAt(table)
  return Math.min(expiry.at, now) + wait.length
}

/**
 * Begins the expiry of an unused table, goes on to the next of its `waits`, or cancels the expiry,
 * depending on the time. Returns null if all waits are over and the table must be deleted now.
 */
export function checkExpiry(table: Table, now: number): Table | null {
  const { expiry } = table
  if (now < expiresAt(table)) return expiry ? { ...table, expiry: null } : table
  const wait = expiry && waits[expiry.step]
  // Begin the expiry, or begin it again because the clock was set back.
  if (!expiry || !wait || now < expiry.at) return { ...table, expiry: { step: 0, at: now } }
  const over = now - expiry.at - wait.length
  if (over < 0) return table
  // If the wait of one hour took more than two hours, the machine was off or the clock has jumped.
  // So this wait does not count, and starts again.
  const step = wait.isEven && over > wait.length ? expiry.step : expiry.step + 1
  return step === waits.length ? null : { ...table, expiry: { step, at: now } }
}

/**
 * Replaces stored times by the present time if they are later than a right clock can have set them.
 * Such times come from a clock that was wrong and has been corrected since. They would delay
 * everything that depends on them. `checkExpiry` corrects its own times.
 */
export function withoutFutureTimes(table: Table, { now, botPace }: DecisionContext): Table {
  const botsActAt = timeouts.humansFirst * Math.max(1, botPace)
  const notification = timeouts.pushRetryMax
  const ahead = {
    lastActivityAt: 0,
    since: 0,
    startedAt: 0,
    movedAt: 0,
    pushedAt: 0,
    nudge: 0,
    botsActAt,
    dealsAt: timeouts.agreed,
    notification,
  }
  return withTimesUpTo(now, ahead, table)
}

/**
 * Names of the fields in which `withTimesUpTo` looks for times. The state of a game is not among
 * them, since it contains no times.
 */
const timeContainers =
  /^(seats|subscriptions|notification|phase|voting|pendingTurns|nudge|paused|deal|hostCall|takeBack|joinRequests|swapRequests|\d+)$/

/**
 * Replaces times that are too far ahead of `now`. Returns the same object if there are none.
 * @param ahead how many ms ahead of `now` a field may be, by field name. A field `at` has the limit
 * of its parent's name.
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
      if (typeof value !== 'object' || value === null || !timeContainers.test(name)) return []
      const right = withTimesUpTo(now, ahead, value, name)
      return right === value ? [] : [[name, right]]
    },
  )
  if (changed.length === 0) return part
  const copy = Array.isArray(part) ? [...(part as unknown[])] : { ...part }
  return Object.assign(copy, Object.fromEntries(changed)) as Part
}
