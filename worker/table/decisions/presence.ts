import type { Seat } from '../../../shared/games/game.ts'
import { patience } from '../../../shared/limits.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Refused } from '../../../shared/wire.ts'
import { settled } from './clock.ts'
import { takeSeat, type Newcomer } from './seats.ts'
import { humanAt, seatOf, withSeat, type Change, type Moment, type Table } from './table.ts'

/** Somebody sits down. */
export function sit(
  table: Table,
  newcomer: Newcomer,
  moment: Moment,
): Result<Change & { readonly seat: Seat }, Refused> {
  const taken = takeSeat(table, newcomer, moment)
  if (!taken.ok) return taken
  const touched = { ...taken.value.table, touched: moment.now }
  return ok(settled(table, { ...taken.value, table: touched }, moment))
}

/** A seat's socket has opened. */
export function arrived(table: Table, id: string, moment: Moment): Change {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  if (!human) return { table }
  const since = human.here ? human.since : moment.now
  const here = withSeat(table, seat, { ...human, here: true, since, excused: false })
  return settled(table, { table: { ...here, touched: moment.now } }, moment)
}

/**
 * A seat without a socket has asked or said something over HTTP: it is not away, for as long as a reload may take.
 * Written down now and then, not at every question.
 */
export function called(table: Table, id: string, moment: Moment): Change {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  if (!human || human.here || moment.now - human.since < patience.away / 4) return { table }
  const back = withSeat(table, seat, { ...human, since: moment.now, excused: false })
  return settled(table, { table: { ...back, touched: moment.now } }, moment)
}

/** A seat's last socket is gone. Its player may have left or only be lost: the seat stays theirs. */
export function gone(table: Table, id: string, moment: Moment): Change {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  if (!human?.here) return { table }
  const lost = withSeat(table, seat, { ...human, here: false, since: moment.now })
  return settled(table, { table: lost }, moment)
}
