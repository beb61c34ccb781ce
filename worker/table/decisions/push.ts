import type { Seat } from '../../../shared/game/game.ts'
import { ok, refuse } from '../../../shared/result.ts'
import type { Subscribing } from '../../../shared/protocol/commands.ts'
import { limits, patience } from '../../../shared/protocol/limits.ts'
import {
  humanAt,
  humansAt,
  seatOf,
  withSeat,
  type Decision,
  type Human,
  type Moment,
  type Notice,
  type Subscription,
  type Table,
} from './table.ts'

/** What no name outside a local network ends with. */
const atHome: ReadonlySet<string> = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
])

/**
 * Whether the service may send something there because a stranger says so: a server with a public name, over TLS and at
 * the usual port. What a name leads to is for the network to refuse.
 */
export function isPushAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const labels = hostname.split('.')
  const last = labels.at(-1) ?? ''
  // An address made of numbers ends with one, or with a bracket.
  return labels.length > 1 && /^[a-z][a-z\d-]+$/.test(last) && !atHome.has(last)
}

// Which browsers are told when it becomes somebody's turn. They are part of the seat, and go with it.

/** Once more with what is known changes nothing. Of too many the one that came first goes: nobody uses so many. */
export function subscribe(
  table: Table,
  seat: Seat,
  human: Human,
  { endpoint, p256dh, auth }: Subscribing,
  { pushes }: Moment,
): Decision {
  if (!pushes) return refuse({ refusal: 'no-push' })
  if (!isPushAddress(endpoint)) return refuse({ refusal: 'bad-endpoint' })
  const { subscriptions } = human
  const known = subscriptions.find((one) => one.endpoint === endpoint)
  if (known?.p256dh === p256dh && known.auth === auth) return ok({ table })
  const others = subscriptions.filter((one) => one !== known)
  const all = [...others, { endpoint, p256dh, auth, notice: null, failures: 0 }]
  return ok({
    table: withSeat(table, seat, { ...human, subscriptions: all.slice(-limits.subscriptions) }),
  })
}

export function unsubscribe(
  table: Table,
  seat: Seat,
  human: Human,
  { endpoint }: Pick<Subscribing, 'endpoint'>,
): Decision {
  const subscriptions = human.subscriptions.filter((one) => one.endpoint !== endpoint)
  return ok({ table: withSeat(table, seat, { ...human, subscriptions }) })
}

// Who is told that it became their turn, and when. A notice counts as sent before it is: if anything breaks in between,
// somebody misses one, and nobody gets it twice.

/** What one browser is to be told, and of which turn: the one that began then. */
export type Errand = {
  readonly id: string
  readonly subscription: Subscription
  readonly says: 'turn-started' | 'turn-ended'
  readonly since: number
}

/**
 * What became of it. `taken`: the push service has it. `gone`: there is no such browser any more. `failed`: it was not
 * taken, or perhaps it was before the connection broke, and trying again would not help. `again`: it was not taken, and is
 * to be tried again after so many milliseconds, or null if the service does not say. `held`: it was not sent, since the
 * host gets too many.
 */
export type Outcome = 'taken' | 'gone' | 'failed' | 'held' | { readonly again: number | null }

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

/** Returns when something is to be sent next for each seat. */
export const noticeTimes = (table: Table, now: number): number[] =>
  humansAt(table).flatMap((human) => {
    const [next] = pending(table, human)
    return next ? [Math.max(next.at, mayPushAt(human), now + 1)] : []
  })

/** A seat that is pushed to again and again, by whatever happens at the table, would be a way to flood a third party. */
const mayPushAt = ({ pushedAt }: Human): number =>
  pushedAt === null ? 0 : pushedAt + patience.betweenPushes

type Waiting = {
  readonly subscription: Subscription
  readonly notice: Exclude<Notice, { readonly step: 'sent' }>
  readonly at: number
}

/** Returns what is to be sent to the browsers of a seat, the earliest first, and before others to the one used last. */
function pending(table: Table, { subscriptions }: Human): Waiting[] {
  return subscriptions
    .toReversed()
    .flatMap((subscription): Waiting[] => {
      const { notice } = subscription
      if (notice?.step === 'stale') return [{ subscription, notice, at: 0 }]
      if (notice?.step !== 'due' || !isTelling(table)) return []
      return [{ subscription, notice, at: notice.at }]
    })
    .toSorted((one, other) => one.at - other.at)
}

/** Returns what is to be sent now, one notice a seat at most, and the table at which all of it counts as sent. */
export function noticesOut(
  table: Table,
  now: number,
): { readonly table: Table; readonly errands: readonly Errand[] } {
  const errands: Errand[] = []
  let after = table
  for (const human of humansAt(table)) {
    const [next] = pending(table, human)
    if (!next || next.at > now || mayPushAt(human) > now) continue
    const { subscription, notice } = next
    const { id } = human
    const sent: Notice | null = notice.step === 'stale' ? null : { ...notice, step: 'sent' }
    after = withSubscription(after, id, { ...subscription, notice: sent })
    if (notice.step === 'stale' && isReplaced(after, subscription)) continue
    after = withHuman(after, id, { pushedAt: now })
    const says = notice.step === 'stale' ? 'turn-ended' : 'turn-started'
    errands.push({ id, subscription, says, since: notice.since })
  }
  return { table: after, errands }
}

/** Returns whether the same browser has been sent a later notice, for another seat: taking one back would take that back. */
const isReplaced = (table: Table, { endpoint }: Subscription): boolean =>
  humansAt(table).some(({ subscriptions }) =>
    subscriptions.some((one) => one.endpoint === endpoint && one.notice?.step === 'sent'),
  )

/** Returns the table after a push service has answered. Nothing is tried again for a turn that is over by then. */
export function withOutcome(table: Table, errand: Errand, outcome: Outcome, now: number): Table {
  const { id, says, since } = errand
  const { endpoint } = errand.subscription
  const found = humanAt(table, seatOf(table, id))?.subscriptions.find(
    (one) => one.endpoint === endpoint,
  )
  if (!found) return table
  if (outcome === 'taken')
    return found.failures === 0 ? table : withSubscription(table, id, { ...found, failures: 0 })
  const failures = found.failures + (outcome === 'held' ? 0 : 1)
  if (outcome === 'gone' || failures >= limits.pushFailures)
    return withoutSubscription(table, id, endpoint)
  const failed = failures === found.failures ? found : { ...found, failures }
  const { notice } = found
  if (
    outcome === 'failed' ||
    says !== 'turn-started' ||
    notice?.step !== 'sent' ||
    notice.since !== since
  )
    return failed === found ? table : withSubscription(table, id, failed)
  const usual = patience.pushAgain * 2 ** notice.tries
  const wait = Math.min(
    Math.max(outcome === 'held' ? usual : (outcome.again ?? usual), patience.pushAgain),
    patience.pushAgainMost,
  )
  const again = { step: 'due', since, at: now + wait, tries: notice.tries + 1 } as const
  return withSubscription(table, id, { ...failed, notice: again })
}

const withSubscription = (table: Table, id: string, subscription: Subscription): Table =>
  withHuman(table, id, {
    subscriptions: subscriptionsOf(table, id).map((one) =>
      one.endpoint === subscription.endpoint ? subscription : one,
    ),
  })

const withoutSubscription = (table: Table, id: string, endpoint: string): Table =>
  withHuman(table, id, {
    subscriptions: subscriptionsOf(table, id).filter((one) => one.endpoint !== endpoint),
  })

const subscriptionsOf = (table: Table, id: string): readonly Subscription[] =>
  humanAt(table, seatOf(table, id))?.subscriptions ?? []

function withHuman(
  table: Table,
  id: string,
  change: Partial<Pick<Human, 'subscriptions' | 'pushedAt'>>,
): Table {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  return human ? withSeat(table, seat, { ...human, ...change }) : table
}
