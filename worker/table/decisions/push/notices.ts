import type { Seat } from '../../../../shared/game/game.ts'
import { limits, patience } from '../../../../shared/wire/limits.ts'
import {
  seatOf,
  withSeat,
  type Human,
  type Notice,
  type Subscription,
  type Table,
} from '../table.ts'

// Who is told that it became their turn, and when. A notice counts as sent before it is: if anything breaks in between,
// somebody misses one, and nobody gets it twice.

/** What one browser is to be told, and of which turn: the one that began then. */
export type Errand = {
  readonly id: string
  readonly subscription: Subscription
  readonly says: 'your-turn' | 'not-your-turn'
  readonly since: number
}

/**
 * What became of it. `taken`: the push service has it, or may have it. `gone`: there is no such browser any more. A
 * number: it was not taken, and is to be tried again after so many milliseconds, or null where the service does not say.
 */
export type Outcome = 'taken' | 'gone' | { readonly again: number | null }

/** What follows for notices from a change: a turn has begun or ended, or its player looks at the table. */
export function withNotices(before: Table, table: Table, now: number): Table {
  const seats = table.seats.map((one, seat) =>
    one.kind === 'human' ? withNoticesOf(before, table, { human: one, seat }, now) : one,
  )
  return seats.every((one, seat) => one === table.seats[seat]) ? table : { ...table, seats }
}

function withNoticesOf(
  before: Table,
  table: Table,
  { human, seat }: { readonly human: Human; readonly seat: Seat },
  now: number,
): Human {
  const turn = { was: isTheirs(before, seatOf(before, human.id)), is: isTheirs(table, seat) }
  const isInSight = human.here && human.inSight
  const subscriptions = human.subscriptions.map((one) => {
    const notice = nextNotice(one.notice, turn, isInSight, now)
    return notice === one.notice ? one : { ...one, notice }
  })
  const isSame = subscriptions.every((one, at) => one === human.subscriptions[at])
  return isSame ? human : { ...human, subscriptions }
}

const isTheirs = ({ phase }: Table, seat: Seat): boolean =>
  phase.name === 'playing' && phase.thinking.some((one) => one.seat === seat)

function nextNotice(
  notice: Notice | null,
  turn: { readonly was: boolean; readonly is: boolean },
  isInSight: boolean,
  now: number,
): Notice | null {
  if (turn.is && !turn.was && !isInSight)
    return { step: 'due', since: now, at: now + patience.notice, tries: 0 }
  // Whoever has seen that it is their turn is told nothing of it later.
  if (turn.is) return notice?.step === 'due' && isInSight ? null : notice
  if (notice?.step === 'sent') return { step: 'stale', since: notice.since }
  return notice?.step === 'due' ? null : notice
}

/** Nobody is hurried while nothing goes on. */
const isTelling = ({ phase, closed }: Table): boolean =>
  phase.name === 'playing' && phase.paused === null && !closed

/** When something is to be sent next. */
export function noticeTimes(table: Table, now: number): number[] {
  return notices(table).flatMap(({ notice }) => {
    if (notice.step === 'stale') return [now + 1]
    return notice.step === 'due' && isTelling(table) ? [Math.max(notice.at, now + 1)] : []
  })
}

/** What is to be sent now, and the table at which all of it counts as sent. */
export function noticesOut(
  table: Table,
  now: number,
): { readonly table: Table; readonly errands: readonly Errand[] } {
  const out = notices(table).filter(
    ({ notice }) =>
      notice.step === 'stale' || (notice.step === 'due' && isTelling(table) && notice.at <= now),
  )
  let after = table
  for (const { human, subscription, notice } of out)
    after = withNotice(
      after,
      human.id,
      subscription.endpoint,
      notice.step === 'stale' ? null : { ...notice, step: 'sent' },
    )
  const errands = out.map(({ human, subscription, notice }): Errand => {
    const says = notice.step === 'stale' ? 'not-your-turn' : 'your-turn'
    return { id: human.id, subscription, says, since: notice.since }
  })
  return { table: after, errands }
}

/** What a push service has answered. Of a turn that has passed meanwhile nothing is tried again. */
export function withOutcome(table: Table, errand: Errand, outcome: Outcome, now: number): Table {
  const { id, says, since } = errand
  const { endpoint } = errand.subscription
  const found = table.seats
    .flatMap((one) => (one.kind === 'human' && one.id === id ? one.subscriptions : []))
    .find((one) => one.endpoint === endpoint)
  if (!found || outcome === 'taken') return table
  if (outcome === 'gone')
    return withSubscriptions(table, id, (all) => all.filter((one) => one !== found))
  const { notice } = found
  if (says !== 'your-turn' || notice?.step !== 'sent' || notice.since !== since) return table
  const tries = notice.tries + 1
  if (tries >= limits.pushTries) return table
  const usual = patience.pushAgain * 2 ** notice.tries
  const wait = Math.min(
    Math.max(outcome.again ?? usual, patience.pushAgain),
    patience.pushAgainMost,
  )
  return withNotice(table, id, endpoint, { step: 'due', since, at: now + wait, tries })
}

/** Times that are still to come were taken from a clock that was put right since. */
export function noticesOnClock(human: Human, now: number): Human {
  const furthest = now + patience.pushAgainMost
  const subscriptions = human.subscriptions.map((one) =>
    one.notice?.step === 'due' && one.notice.at > furthest
      ? { ...one, notice: { ...one.notice, at: now } }
      : one,
  )
  const isSame = subscriptions.every((one, at) => one === human.subscriptions[at])
  return isSame ? human : { ...human, subscriptions }
}

const notices = (table: Table) =>
  table.seats.flatMap((human) =>
    human.kind === 'human'
      ? human.subscriptions.flatMap((subscription) =>
          subscription.notice ? [{ human, subscription, notice: subscription.notice }] : [],
        )
      : [],
  )

const withNotice = (table: Table, id: string, endpoint: string, notice: Notice | null): Table =>
  withSubscriptions(table, id, (all) =>
    all.map((one) => (one.endpoint === endpoint ? { ...one, notice } : one)),
  )

function withSubscriptions(
  table: Table,
  id: string,
  change: (all: readonly Subscription[]) => readonly Subscription[],
): Table {
  const seat = seatOf(table, id)
  const human = table.seats[seat]
  if (human?.kind !== 'human') return table
  return withSeat(table, seat, { ...human, subscriptions: change(human.subscriptions) })
}
