import type { Seat } from '../../../shared/game/game.ts'
import { ok } from '../../../shared/result.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import type { Command, CommandType } from '../../../shared/protocol/protocol.ts'
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

// Many decisions belong to the host, so that other players cannot spoil a table. While the host is away, another
// person acts as the host, so that the table does not wait. The role returns with the host: otherwise a stranger
// could take over a table from the person who opened it.

/**
 * The commands that an acting host cannot send, since their effects would outlast the absence of
 * the real host.
 */
const reserved: ReadonlySet<CommandType> = new Set([
  'delete-table',
  'set-locked',
  'set-long-lived',
  'set-listed',
])

/** Whether a command of the host has to wait until the host returns. */
export function isReserved({ absentHost, seats }: Table, command: Command): boolean {
  if (absentHost === null) return false
  if (command.type !== 'remove') return reserved.has(command.type)
  const one = seats[command.seat]
  return one?.kind === 'human' && one.id === absentHost
}

/** Calls the host. A second call does not postpone the first one. */
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

/** Ends the call for the host: any command of the host answers it. */
export const withHostCallAnswered = (table: Table, id: string): Table =>
  table.hostCall && table.host === id ? { ...table, hostCall: null } : table

/** Ends a call when another person is the host or when the caller has left. */
export function withoutOldHostCall(before: Table, table: Table): Table {
  const { hostCall, host } = table
  const isOver = hostCall && (host !== before.host || seatOf(table, hostCall.by) < 0)
  return isOver ? { ...table, hostCall: null } : table
}

/**
 * Returns when the host's role passes to another person if nothing happens until then; null if the host is connected.
 */
export function hostPassesAt(table: Table): number | null {
  const { host, hostCall, tempo } = table
  const human = host === null ? null : humanAt(table, seatOf(table, host))
  if (!human || human.connected) return null
  const away = human.since + timeouts.away
  const waiting = tempo === 'daily' ? null : waitingSince(table)
  const times = [
    ...(waiting === null ? [] : [Math.max(away, waiting) + timeouts.autoSubstitution]),
    ...(hostCall ? [Math.max(away, hostCall.since) + hostCallTimeout(table)] : []),
  ]
  return times.length === 0 ? null : Math.min(...times)
}

const hostCallTimeout = ({ tempo }: Table): number =>
  tempo === 'daily' ? timeouts.callDaily : timeouts.call

/**
 * If the host stays away, the caller acts as the host, or else another connected person. A program never gets the
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

/** Returns the role to the host, who has connected again or, as a program, sent a request. */
export function withHostBack(table: Table, now: number): Table {
  const { absentHost } = table
  const human = absentHost === null ? null : humanAt(table, seatOf(table, absentHost))
  if (!human || (!human.connected && human.since + timeouts.away <= now)) return table
  return { ...table, host: absentHost, absentHost: null, hostCall: null }
}
