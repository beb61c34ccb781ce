import type { Seat } from '../../../../shared/game/game.ts'
import { ok } from '../../../../shared/result.ts'
import { patience } from '../../../../shared/wire/limits.ts'
import type { Decision, Moment } from '../decision.ts'
import { humanAt, humansAt, seatOf, type Human, type Table } from '../table.ts'
import { waitingSince } from './away.ts'
import { heirOf, isPersonHere } from './seats.ts'

// Much is for the host to decide, so that nobody else can spoil it, and nobody is to be locked in by a host who does
// nothing: the role passes on from whoever is lost, and from whoever does not answer.

/** Asks for the host. One call at a time: nobody puts it off by calling again. */
export function callHost(table: Table, seat: Seat, human: Human, { now }: Moment): Decision {
  if (human.id === table.host || table.call) return ok({ table })
  return ok({
    table: { ...table, call: { by: human.id, since: now } },
    entry: { what: 'call-host', data: { seat } },
  })
}

/** Whatever a host does shows that they are there. */
export const answeredBy = (table: Table, id: string): Table =>
  table.call && table.host === id ? { ...table, call: null } : table

/** A call is over when somebody else is host, or whoever called sits here no more. */
export function withoutOldCall(before: Table, table: Table): Table {
  const { call, host } = table
  const isOver = call && (host !== before.host || seatOf(table, call.by) < 0)
  return isOver ? { ...table, call: null } : table
}

/** When the role passes on, if nothing happens until then. */
export function hostPassesAt(table: Table): number[] {
  const lost = hostLostAt(table)
  return [
    ...(lost === null ? [] : [lost]),
    ...(table.call ? [table.call.since + patience.call] : []),
  ]
}

/** Gives the role to the caller if the host has not answered in time. A program never gets it from a person who is here. */
export function withCallHeard(table: Table, now: number): Table {
  const { call } = table
  if (!call || call.since + patience.call > now) return table
  const caller = seatOf(table, call.by)
  const isBlocked = humanAt(table, caller)?.program && humansAt(table).some(isPersonHere)
  return { ...table, host: isBlocked ? heirOf(table, caller) : call.by, call: null }
}

/** A host who stays away does not hold up the table: somebody who is here decides. */
export function withHostHere(table: Table, now: number): Table {
  const lost = hostLostAt(table)
  if (table.host === null || lost === null || lost > now) return table
  return { ...table, host: heirOf(table, seatOf(table, table.host)) }
}

function hostLostAt(table: Table): number | null {
  const host = table.host === null ? null : humanAt(table, seatOf(table, table.host))
  const waiting = waitingSince(table)
  if (!host || host.here || waiting === null || table.tempo === 'daily') return null
  return Math.max(host.since + patience.away, waiting) + patience.keeper
}
