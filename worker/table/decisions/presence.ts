import type { Seat } from '../../../shared/game/game.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { chargeSeat, chargeSitting } from './budgets.ts'
import { newcomerNameRefusal } from './chat.ts'
import { applyConsequences } from './consequences.ts'
import { withoutFutureTimes, withActivity } from './expiry.ts'
import { cleanName } from './names.ts'
import { repeatedJoin, requestSeat, type JoinResult, type Newcomer } from './seats.ts'
import {
  humanAt,
  seatOf,
  withSeat,
  type Change,
  type Decision,
  type GameWithBots,
  type Human,
  type DecisionContext,
  type Table,
} from './table.ts'

/**
 * Gives a newcomer a seat, or stores their join request. If a client repeats its request with the
 * same token, it gets the same seat or join request again, without a charge.
 */
export function sit(
  game: GameWithBots,
  table: Table,
  newcomer: Newcomer,
  context: DecisionContext,
): Result<JoinResult, Refused> {
  const repeated = repeatedJoin(table, newcomer)
  if (repeated) return ok(repeated)
  const name = cleanName(newcomer.name)
  if (name === null) return refuse({ refusal: 'bad-name' })
  // The name of a player who has left is public already, so the same name reveals nothing.
  const isPublic = table.seats.some((one) => one.kind === 'open' && one.name === name)
  const forbidden = isPublic ? null : newcomerNameRefusal(game, table, name)
  if (forbidden) return refuse(forbidden)
  const taken = requestSeat(game, table, { ...newcomer, name }, context)
  if (!taken.ok) return taken
  const { table: after } = taken.value
  // Taking a seat is activity, but a join request is not.
  const unpaid = 'seat' in taken.value ? withActivity(after, context.now) : after
  const paid = chargeSitting(unpaid, newcomer.network ?? null, context)
  if (!paid) return refuse({ refusal: 'too-fast' })
  return ok(applyConsequences(game, table, { ...taken.value, table: paid }, context))
}

/**
 * Marks a seat as connected before its WebSocket opens.
 * @param isAwaited whether the seat already counts as connected, since its player has announced the connection when sitting down
 */
export function connectSeat(
  game: GameWithBots,
  before: Table,
  id: string,
  context: DecisionContext,
  isAwaited = false,
): Decision {
  const onClock = withoutFutureTimes(before, context)
  const paid = chargeSeat(onClock, id, context)
  if (!paid) return refuse({ refusal: 'too-fast' })
  const seat = seatOf(paid, id)
  const human = humanAt(paid, seat)
  if (!human) return ok({ table: before })
  // If `onClock` differs from `before`, the clock was set back and stored times were replaced. Then
  // the change must not be skipped, since players need the new times.
  if (isAwaited && human.pageVisible && !human.excused && onClock === before)
    return ok({ table: withActivity(paid, context.now), changesNothing: true })
  const since = human.connected ? human.since : context.now
  const connected = withSeat(paid, seat, {
    ...human,
    connected: true,
    pageVisible: true,
    since,
    excused: false,
  })
  return ok(
    applyConsequences(game, before, { table: withActivity(connected, context.now) }, context),
  )
}

/**
 * Records an HTTP request of a seat without a connection. After the request, as after a
 * disconnection, the seat does not count as away for `timeouts.away`. To save writes, the time of a
 * request is stored at most once in a quarter of that time. A request does not count as activity,
 * so a program that only polls does not keep the table from expiring.
 */
export function recordRequest(
  game: GameWithBots,
  table: Table,
  id: string,
  context: DecisionContext,
): Change {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  if (!human || human.connected || context.now - human.since < timeouts.away / 4) return { table }
  const back = withSeat(table, seat, { ...human, since: context.now, excused: false })
  return applyConsequences(game, table, { table: back }, context)
}

/** Stores whether the page of a seat is visible. */
export const setPageVisibility = (
  table: Table,
  seat: Seat,
  human: Human,
  pageVisible: boolean,
): Decision => ok({ table: withSeat(table, seat, { ...human, pageVisible }) })

/**
 * Marks a seat as disconnected after its last WebSocket has closed. The player may come back, so
 * the seat stays theirs.
 */
export function disconnectSeat(
  game: GameWithBots,
  table: Table,
  id: string,
  context: DecisionContext,
): Change {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  if (!human?.connected) return { table }
  const lost = withSeat(table, seat, { ...human, connected: false, since: context.now })
  return applyConsequences(game, table, { table: lost }, context)
}
