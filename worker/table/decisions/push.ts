import { isSame } from '../../../shared/canonical.ts'
import type { Seat } from '../../../shared/game/game.ts'
import { ok, refuse } from '../../../shared/result.ts'
import type { Subscribing } from '../../../shared/protocol/commands.ts'
import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import {
  humanAt,
  humansAt,
  seatOf,
  withSeat,
  type BrowserKeys,
  type Decision,
  type Human,
  type DecisionContext,
  type TurnNotification,
  type Subscription,
  type Table,
  type WebhookKey,
} from './table.ts'

/** Top-level names of hosts in local networks, which must not receive requests. */
const localSuffixes: ReadonlySet<string> = new Set([
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
 * Returns whether the server may send requests to this endpoint, which a client has chosen. The
 * endpoint must have a public host name, TLS and the default port. Names that resolve to a private
 * address are not checked here, since Cloudflare's network blocks them.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const labels = hostname.split('.')
  const last = labels.at(-1) ?? ''
  // The last label must begin with a letter. So IP addresses are refused, since they end with a
  // number or a bracket.
  return labels.length > 1 && /^[a-z][a-z\d-]+$/.test(last) && !localSuffixes.has(last)
}

// A subscription belongs to its seat, and is removed when the seat is removed.

/**
 * Stores a subscription of a seat. A subscription that is already stored changes nothing. If there
 * are too many, drops the oldest.
 */
export function subscribe(
  table: Table,
  seat: Seat,
  human: Human,
  asked: Subscribing,
  { pushes }: DecisionContext,
): Decision {
  // The keys of the service sign only requests to push services. So webhooks work even if the
  // operator has configured no keys.
  if (asked.type === 'subscribe' && !pushes) return refuse({ refusal: 'push-unavailable' })
  const { endpoint } = asked
  if (!isPushEndpoint(endpoint)) return refuse({ refusal: 'bad-endpoint' })
  const { subscriptions } = human
  const keys =
    asked.type === 'subscribe'
      ? { p256dh: asked.p256dh, auth: asked.auth }
      : { secret: asked.secret }
  const known = subscriptions.find((one) => one.endpoint === endpoint)
  if (known && isSame(keysOf(known), keys)) return ok({ table })
  const others = subscriptions.filter((one) => one !== known)
  const all = [...others, { endpoint, ...keys, notification: null, failures: 0 }]
  return ok({
    table: withSeat(table, seat, { ...human, subscriptions: all.slice(-limits.subscriptions) }),
  })
}

const keysOf = (one: Subscription): BrowserKeys | WebhookKey =>
  'secret' in one ? { secret: one.secret } : { p256dh: one.p256dh, auth: one.auth }

export function unsubscribe(
  table: Table,
  seat: Seat,
  human: Human,
  { endpoint }: Pick<Subscribing, 'endpoint'>,
): Decision {
  const subscriptions = human.subscriptions.filter((one) => one.endpoint !== endpoint)
  return ok({ table: withSeat(table, seat, { ...human, subscriptions }) })
}

// Turn notifications. Each notification is stored as sent before it is sent. So a crash can lose a
// notification, but never sends it twice.

/** A message for one browser or webhook about the turn that began at `since`. */
export type PushJob = {
  readonly id: string
  readonly seat: Seat
  readonly name: string
  readonly game: string
  readonly subscription: Subscription
  readonly message: 'turn-started' | 'turn-ended'
  readonly since: number
}

/**
 * The result of a delivery. `taken`: the push service has accepted the message. `gone`: the
 * subscription has ended. `failed`: the message was not delivered or its delivery is unknown, and
 * it must not be sent again. `again`: retry after this many milliseconds; null if the push service
 * gives no time. `held`: the message was not sent, since our rate limit for this push service is
 * reached.
 */
export type DeliveryResult =
  | 'taken'
  | 'gone'
  | 'failed'
  | 'held'
  | { readonly again: number | null }

/**
 * Updates the notifications of all seats after a change. A notification changes if a turn has begun
 * or ended, or if the player looks at the page.
 */
export function withNotifications(before: Table, table: Table, now: number): Table {
  const seats = table.seats.map((one, seat) =>
    one.kind === 'human' ? withNotificationsOf(before, table, { human: one, seat }, now) : one,
  )
  return seats.every((one, seat) => one === table.seats[seat]) ? table : { ...table, seats }
}

function withNotificationsOf(
  before: Table,
  table: Table,
  { human, seat }: { readonly human: Human; readonly seat: Seat },
  now: number,
): Human {
  const turn = { was: isTheirTurn(before, seatOf(before, human.id)), is: isTheirTurn(table, seat) }
  const isPageVisible = human.connected && human.pageVisible
  const subscriptions = human.subscriptions.map((one) => {
    const notification = nextNotification(one.notification, turn, isPageVisible, now)
    return notification === one.notification ? one : { ...one, notification }
  })
  const isUnchanged = subscriptions.every((one, at) => one === human.subscriptions[at])
  return isUnchanged ? human : { ...human, subscriptions }
}

const isTheirTurn = ({ phase }: Table, seat: Seat): boolean =>
  phase.name === 'playing' && phase.pendingTurns.some((one) => one.seat === seat)

function nextNotification(
  notification: TurnNotification | null,
  turn: { readonly was: boolean; readonly is: boolean },
  isPageVisible: boolean,
  now: number,
): TurnNotification | null {
  if (turn.is && !turn.was && !isPageVisible)
    return { step: 'due', since: now, at: now + timeouts.pushDelay, tries: 0 }
  // If the player has looked at the page during the turn, no notification of this turn follows.
  if (turn.is) return notification?.step === 'due' && isPageVisible ? null : notification
  if (notification?.step === 'sent') return { step: 'stale', since: notification.since }
  return notification?.step === 'due' ? null : notification
}

/** Returns whether the table may send notifications. A paused or closed table sends none. */
const mayNotify = ({ phase, closed }: Table): boolean =>
  phase.name === 'playing' && phase.paused === null && !closed

/** Returns the time of the next notification of each seat that has a pending notification. */
export const notificationTimes = (table: Table, now: number): number[] =>
  humansAt(table).flatMap((human) => {
    const [next] = pendingNotifications(table, human)
    return next ? [Math.max(next.at, mayPushAt(human), now + 1)] : []
  })

/**
 * Returns the earliest time of the next notification of a player. The rate is limited, since
 * notifications could otherwise be used to flood a third party.
 */
const mayPushAt = ({ pushedAt }: Human): number =>
  pushedAt === null ? 0 : pushedAt + timeouts.betweenPushes

type PendingNotification = {
  readonly subscription: Subscription
  readonly notification: Exclude<TurnNotification, { readonly step: 'sent' }>
  readonly at: number
}

/**
 * Returns the pending notifications of a player, the earliest first. If several have the same time,
 * the one of the newest subscription comes first.
 */
function pendingNotifications(table: Table, { subscriptions }: Human): PendingNotification[] {
  return subscriptions
    .toReversed()
    .flatMap((subscription): PendingNotification[] => {
      const { notification } = subscription
      if (notification?.step === 'stale') return [{ subscription, notification, at: 0 }]
      if (notification?.step !== 'due' || !mayNotify(table)) return []
      return [{ subscription, notification, at: notification.at }]
    })
    .toSorted((one, other) => one.at - other.at)
}

/**
 * Returns the push jobs whose time has come, at most one for each seat. Also returns the table in
 * which these notifications are marked as sent.
 */
export function takeDueNotifications(
  table: Table,
  now: number,
): { readonly table: Table; readonly jobs: readonly PushJob[] } {
  const jobs: PushJob[] = []
  let after = table
  for (const [seat, human] of table.seats.entries()) {
    if (human.kind !== 'human') continue
    const [next] = pendingNotifications(table, human)
    if (!next || next.at > now || mayPushAt(human) > now) continue
    const { subscription, notification } = next
    const { id, name } = human
    const sent: TurnNotification | null =
      notification.step === 'stale' ? null : { ...notification, step: 'sent' }
    const subscriptions = replace(human, subscription, { ...subscription, notification: sent })
    const isDropped = notification.step === 'stale' && isReplaced(after, subscription)
    const pushedAt = isDropped ? human.pushedAt : now
    after = withSeat(after, seat, { ...human, subscriptions, pushedAt })
    if (isDropped) continue
    const message = notification.step === 'stale' ? 'turn-ended' : 'turn-started'
    const about = { id, seat, name, game: table.game }
    jobs.push({ ...about, subscription, message, since: notification.since })
  }
  return { table: after, jobs }
}

/**
 * Returns whether the same browser has received a later notification for another seat. Withdrawing
 * the earlier notification would remove the later notification too.
 */
const isReplaced = (table: Table, one: Subscription): boolean =>
  !('secret' in one) &&
  humansAt(table).some(({ subscriptions }) =>
    subscriptions.some(
      ({ endpoint, notification }) => endpoint === one.endpoint && notification?.step === 'sent',
    ),
  )

/**
 * Returns the table after a push service has answered. Doesn't retry the notification if its turn
 * is over.
 */
export function withDeliveryResult(
  table: Table,
  job: PushJob,
  outcome: DeliveryResult,
  now: number,
): Table {
  const { id, message, since } = job
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  const found = human?.subscriptions.find(({ endpoint }) => endpoint === job.subscription.endpoint)
  if (!human || !found) return table
  const withNext = (next: Subscription | null): Table =>
    withSeat(table, seat, { ...human, subscriptions: replace(human, found, next) })
  if (outcome === 'taken') return found.failures === 0 ? table : withNext({ ...found, failures: 0 })
  const failures = found.failures + (outcome === 'held' ? 0 : 1)
  if (outcome === 'gone' || failures >= limits.pushFailures) return withNext(null)
  const failed = failures === found.failures ? found : { ...found, failures }
  const { notification } = found
  if (
    outcome === 'failed' ||
    message !== 'turn-started' ||
    notification?.step !== 'sent' ||
    notification.since !== since
  )
    return failed === found ? table : withNext(failed)
  const usual = timeouts.pushRetryMin * 2 ** notification.tries
  const wait = Math.min(
    Math.max(outcome === 'held' ? usual : (outcome.again ?? usual), timeouts.pushRetryMin),
    timeouts.pushRetryMax,
  )
  const again = { step: 'due', since, at: now + wait, tries: notification.tries + 1 } as const
  return withNext({ ...failed, notification: again })
}

/** Returns the subscriptions of a player with `next` instead of `one`, or without `one`. */
const replace = (
  { subscriptions }: Human,
  one: Subscription,
  next: Subscription | null,
): readonly Subscription[] =>
  subscriptions.flatMap((known) => (known === one ? (next ?? []) : known))
