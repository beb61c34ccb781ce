import type { Seat } from '../../../shared/game/game.ts'
import { ok } from '../../../shared/result.ts'
import { areTurnsLong } from '../../../shared/protocol/table-settings.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { heirOf, isPersonConnected } from './seats.ts'
import {
  humanAt,
  humansAt,
  seatOf,
  type Decision,
  type Human,
  type DecisionContext,
  type Table,
} from './table.ts'
import { waitingSince } from './turn-clock.ts'

// Many decisions belong to the host, so that other players cannot spoil a table. While the host is
// away, another person acts as the host, so that the table does not have to wait. The host gets the
// role back on return. Otherwise a stranger could take over a table from the person who opened it.

/** Calls the host. A second call changes nothing, so it does not postpone the timeout. */
export function callHost(
  table: Table,
  seat: Seat,
  human: Human,
  { now }: DecisionContext,
): Decision {
  if (human.id === table.host || table.hostCall) return ok({ table })
  return ok({
    table: { ...table, hostCall: { by: human.id, since: now } },
    entry: { type: 'call-host', data: { seat } },
  })
}

/**
 * Ends the call for the host if the host has sent a command, since any command answers the call.
 */
export const withHostCallAnswered = (table: Table, id: string): Table =>
  table.hostCall && table.host === id ? { ...table, hostCall: null } : table

/**
 * Ends the call for the host if another person has become the host, or if the player who called has
 * left.
 */
export function withoutOldHostCall(before: Table, table: Table): Table {
  const { hostCall, host } = table
  const isOver = hostCall && (host !== before.host || seatOf(table, hostCall.by) < 0)
  return isOver ? { ...table, hostCall: null } : table
}

/**
 * Returns the time when the host's role passes to another person unless the host returns. Returns
 * null if the host is connected or no player is waiting for the host.
 */
export function hostPassesAt(table: Table): number | null {
  const { host, hostCall, tempo } = table
  const human = host === null ? null : humanAt(table, seatOf(table, host))
  if (!human || human.connected) return null
  const away = human.since + timeouts.away
  const waiting = areTurnsLong(tempo) ? null : waitingSince(table)
  const times = [
    ...(waiting === null ? [] : [Math.max(away, waiting) + timeouts.autoSubstitution]),
    ...(hostCall ? [Math.max(away, hostCall.since) + hostCallTimeout(table)] : []),
  ]
  return times.length === 0 ? null : Math.min(...times)
}

const hostCallTimeout = ({ tempo }: Table): number =>
  areTurnsLong(tempo) ? timeouts.callDaily : timeouts.call

/**
 * Passes the role to an acting host if the host has been away for too long. The player who called
 * the host becomes the acting host, or else the next connected person. A program never gets the
 * role while a person is connected.
 */
export function withActingHost(table: Table, now: number): Table {
  const { host, absentHost, hostCall } = table
  const passes = hostPassesAt(table)
  if (host === null || passes === null || passes > now) return table
  const caller = hostCall && humanAt(table, seatOf(table, hostCall.by))
  const isBlocked = caller?.program && humansAt(table).some(isPersonConnected)
  const acting = caller && !isBlocked ? caller.id : heirOf(table, seatOf(table, host))
  return { ...table, host: acting, absentHost: absentHost ?? host, hostCall: null }
}

/**
 * Returns the role to the absent host once the host is connected again. A recent request over HTTP
 * is enough, since a program may have no connection.
 */
export function withHostBack(table: Table, now: number): Table {
  const { absentHost } = table
  const human = absentHost === null ? null : humanAt(table, seatOf(table, absentHost))
  if (!human || (!human.connected && human.since + timeouts.away <= now)) return table
  return { ...table, host: absentHost, absentHost: null, hostCall: null }
}
