import type { Seat } from '../../../shared/game/game.ts'
import { ok } from '../../../shared/result.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import type { Command, CommandType } from '../../../shared/protocol/protocol.ts'
import { heirOf, isPersonHere } from './seats.ts'
import {
  humanAt,
  humansAt,
  seatOf,
  type Decision,
  type Human,
  type Moment,
  type Table,
} from './table.ts'
import { waitingSince } from './turn-clock.ts'

// Many decisions are the host's, so that other people cannot spoil a table. If the host is away, another person acts as
// the host, so that the table does not wait. The role returns with the host: otherwise a stranger could take a table away
// from the person who opened it.

/** What an acting host may not do: it would outlast the absence of the host. */
const reserved: ReadonlySet<CommandType> = new Set(['delete-table', 'lock', 'lasting', 'list'])

/** Whether a command of the host has to wait until the host returns. */
export function isReserved({ absentHost, seats }: Table, command: Command): boolean {
  if (absentHost === null) return false
  if (command.type !== 'remove') return reserved.has(command.type)
  const one = seats[command.seat]
  return one?.kind === 'human' && one.id === absentHost
}

/** Asks for the host. One call at a time: another call does not put the first one off. */
export function callHost(table: Table, seat: Seat, human: Human, { now }: Moment): Decision {
  if (human.id === table.host || table.call) return ok({ table })
  return ok({
    table: { ...table, call: { by: human.id, since: now } },
    entry: { what: 'call-host', data: { seat } },
  })
}

/** Anything that a host does shows that they are there. */
export const answeredBy = (table: Table, id: string): Table =>
  table.call && table.host === id ? { ...table, call: null } : table

/** A call is over when another person is the host, or when the caller has no seat any more. */
export function withoutOldCall(before: Table, table: Table): Table {
  const { call, host } = table
  const isOver = call && (host !== before.host || seatOf(table, call.by) < 0)
  return isOver ? { ...table, call: null } : table
}

/** When the role passes on, if nothing happens until then; null if the host is here. */
export function hostPassesAt(table: Table): number | null {
  const { host, call, tempo } = table
  const human = host === null ? null : humanAt(table, seatOf(table, host))
  if (!human || human.here) return null
  const away = human.since + patience.away
  const waiting = tempo === 'daily' ? null : waitingSince(table)
  const times = [
    ...(waiting === null ? [] : [Math.max(away, waiting) + patience.keeper]),
    ...(call ? [Math.max(away, call.since) + callWait(table)] : []),
  ]
  return times.length === 0 ? null : Math.min(...times)
}

const callWait = ({ tempo }: Table): number =>
  tempo === 'daily' ? patience.callDaily : patience.call

/**
 * If the host stays away, the caller acts as the host, and without a call another person who is here. A program never gets
 * the role from a person who is here.
 */
export function withActingHost(table: Table, now: number): Table {
  const { host, absentHost, call } = table
  const passes = hostPassesAt(table)
  if (host === null || passes === null || passes > now) return table
  const caller = call && humanAt(table, seatOf(table, call.by))
  const isBlocked = caller?.program && humansAt(table).some(isPersonHere)
  const acting = caller && !isBlocked ? caller.id : heirOf(table, seatOf(table, host))
  return { ...table, host: acting, absentHost: absentHost ?? host, call: null }
}

/** The role returns with the host: by a connection, or by a request of a program that has none. */
export function withHostBack(table: Table, now: number): Table {
  const { absentHost } = table
  const human = absentHost === null ? null : humanAt(table, seatOf(table, absentHost))
  if (!human || (!human.here && human.since + patience.away <= now)) return table
  return { ...table, host: absentHost, absentHost: null, call: null }
}
