import type { Seat } from '../../../shared/game/game.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { paidBySeat, paidForSitting } from './budgets.ts'
import { settled } from './clock.ts'
import { onThisClock, touched } from './expiry.ts'
import { cleanName } from './names.ts'
import { come, type Come, type Newcomer } from './seats.ts'
import {
  humanAt,
  seatOf,
  withSeat,
  type Change,
  type Decision,
  type GameWithBots,
  type Human,
  type Moment,
  type Table,
} from './table.ts'

/** Somebody wants to sit down. */
export function sit(
  game: GameWithBots,
  table: Table,
  newcomer: Newcomer,
  moment: Moment,
): Result<Come, Refused> {
  const name = cleanName(newcomer.name)
  if (name === null) return refuse({ refusal: 'bad-name' })
  const taken = come(game, table, { ...newcomer, name }, moment)
  if (!taken.ok) return taken
  const { table: after } = taken.value
  // Whoever has to ask has not come.
  const unpaid = 'seat' in taken.value ? touched(after, moment.now) : after
  const paid = paidForSitting(unpaid, newcomer.network ?? null, moment)
  if (!paid) return refuse({ refusal: 'too-fast' })
  return ok(settled(game, table, { ...taken.value, table: paid }, moment))
}

/**
 * A seat's socket is about to open.
 * @param isAwaited the seat counts as here already, though without a socket: whoever sat down has said that they come
 */
export function arrived(
  game: GameWithBots,
  before: Table,
  id: string,
  moment: Moment,
  isAwaited = false,
): Decision {
  const onClock = onThisClock(before, moment)
  const paid = paidBySeat(onClock, id, moment)
  if (!paid) return refuse({ refusal: 'too-fast' })
  const seat = seatOf(paid, id)
  const human = humanAt(paid, seat)
  if (!human) return ok({ table: before })
  // Where the clock was put back, times change as well, and everybody is told.
  if (isAwaited && human.inSight && !human.excused && onClock === before)
    return ok({ table: touched(paid, moment.now), changesNothing: true })
  const since = human.here ? human.since : moment.now
  const here = withSeat(paid, seat, { ...human, here: true, inSight: true, since, excused: false })
  return ok(settled(game, before, { table: touched(here, moment.now) }, moment))
}

/**
 * A seat without a socket has asked or said something over HTTP: it is not away, for as long as a reload may take.
 * Written down now and then, not at every question. To ask is not to come: a program that only does so keeps no table.
 */
export function called(game: GameWithBots, table: Table, id: string, moment: Moment): Change {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  if (!human || human.here || moment.now - human.since < patience.away / 4) return { table }
  const back = withSeat(table, seat, { ...human, since: moment.now, excused: false })
  return settled(game, table, { table: back }, moment)
}

/** Whether the page that holds the line of a seat can be seen. */
export const look = (table: Table, seat: Seat, human: Human, inSight: boolean): Decision =>
  ok({ table: withSeat(table, seat, { ...human, inSight }) })

/** A seat's last socket is gone. Its player may have left or only be lost: the seat stays theirs. */
export function gone(game: GameWithBots, table: Table, id: string, moment: Moment): Change {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  if (!human?.here) return { table }
  const lost = withSeat(table, seat, { ...human, here: false, since: moment.now })
  return settled(game, table, { table: lost }, moment)
}
