import type { AnyGame, Seat } from '../../../../shared/game/game.ts'
import { limits, patience } from '../../../../shared/wire/limits.ts'
import { ok, refuse, type Result } from '../../../../shared/result.ts'
import type { Refused } from '../../../../shared/wire/refusals.ts'
import { isAttended } from './away.ts'
import { readingsOf } from '../names/look-alikes.ts'
import { freeSeat, isLeftBy, noSeat, withNewcomer, type Newcomer } from './seats.ts'
import type { Change, Decision, Moment } from '../decision.ts'
import { humansAt, personOf, type Asking, type Human, type Removed, type Table } from '../table.ts'

// Who may sit down at once, who has to ask, and who may not. Asking is one thing, whatever it is for: somebody at the
// table says yes or no.

/** The seat that a newcomer has, or the number under which they wait for an answer. */
export type Come = Change & ({ readonly seat: Seat } | { readonly person: number })

export function come(
  game: AnyGame,
  table: Table,
  newcomer: Newcomer,
  moment: Moment,
): Result<Come, Refused> {
  if (table.closed) return refuse({ refusal: 'closed' })
  // Where nobody sits, nobody holds the door: otherwise a table that stays would stay empty.
  if (table.locked && humansAt(table).length > 0) return refuse({ refusal: 'table-locked' })
  if (table.removed.some(({ tokenHash }) => tokenHash === newcomer.wasHash))
    return refuse({ refusal: 'removed' })
  const seat = freeSeat(game, table, newcomer.wasHash)
  if (seat === null) return refuse(noSeat(table))
  if (hasToAsk(table, seat, newcomer, moment)) return ask(table, newcomer, moment)
  const id = `s${table.ids + 1}`
  const seated = withNewcomer({ ...table, ids: table.ids + 1 }, seat, { ...newcomer, id }, moment)
  const { name } = seated.human
  return ok({ table: seated.table, seat, entry: { what: 'sit', data: { seat, id, name } } })
}

/**
 * Where nobody sits, nobody is asked. A bot's chair is asked for where the host wants that, as long as somebody is there
 * to answer, but not for one that the newcomer has left: otherwise a game that all have left would be closed for good. Whoever could be somebody who was removed
 * always asks, since others come from the same router, and have the same name.
 */
function hasToAsk(table: Table, seat: Seat, newcomer: Newcomer, { now }: Moment): boolean {
  if (humansAt(table).length === 0) return false
  if (table.removed.some((one) => couldBe(one, newcomer))) return true
  const one = table.seats[seat]
  const isOwn = isLeftBy(one, newcomer.wasHash ?? null)
  const takesBot = table.phase.name === 'playing' && one?.kind === 'bot' && !isOwn
  return table.ask && takesBot && isAttended(table, now)
}

function couldBe(removed: Removed, { name, network = null }: Newcomer): boolean {
  if (network !== null && removed.network === network) return true
  const readings: readonly string[] = readingsOf(removed.name)
  return readingsOf(name).some((reading) => readings.includes(reading))
}

function ask(
  table: Table,
  { name, program, tokenHash, network = null }: Newcomer,
  { now }: Moment,
): Result<Come, Refused> {
  const neighbours = table.asking.filter((one) => network !== null && one.network === network)
  if (table.asking.length >= limits.askingAtOnce || neighbours.length >= limits.askingFromOne)
    return refuse({ refusal: 'too-fast' })
  const asker: Asking = {
    id: `s${table.ids + 1}`,
    name,
    ...(program && { program }),
    tokenHash,
    network,
    since: now,
  }
  return ok({
    table: { ...table, ids: table.ids + 1, asking: [...table.asking, asker] },
    person: personOf(asker),
  })
}

/** The host answers; while they are away, whoever sits at the table. */
const mayAnswer = (table: Table, { id }: Human, now: number): boolean => {
  const host = humansAt(table).find((one) => one.id === table.host)
  return id === table.host || !host || (!host.here && host.since + patience.away <= now)
}

type Answer = { readonly person: number; readonly yes: boolean }

export function answer(
  game: AnyGame,
  table: Table,
  human: Human,
  { person, yes }: Answer,
  moment: Moment,
): Decision {
  if (!mayAnswer(table, human, moment.now)) return refuse({ refusal: 'not-host' })
  const asker = table.asking.find((one) => personOf(one) === person)
  if (!asker) return refuse({ refusal: 'not-now' })
  const answered = { ...table, asking: table.asking.filter((one) => one !== asker) }
  if (!yes) return ok({ table: answered, entry: { what: 'answer', data: { person, yes } } })
  const seat = freeSeat(game, table)
  if (seat === null) return refuse(noSeat(table))
  const seated = withNewcomer(answered, seat, asker, moment)
  const { id, name } = seated.human
  const data = { person, yes, seat, id, name }
  return ok({ table: seated.table, entry: { what: 'answer', data } })
}

/** From now on they may sit down like anybody else. */
export function letBack(table: Table, human: Human, person: number, { now }: Moment): Decision {
  if (!mayAnswer(table, human, now)) return refuse({ refusal: 'not-host' })
  const removed = table.removed.filter((one) => personOf(one) !== person)
  if (removed.length === table.removed.length) return refuse({ refusal: 'not-now' })
  return ok({ table: { ...table, removed }, entry: { what: 'let-back', data: { person } } })
}

/** Whoever waits and wants to no longer. */
export const withoutAsker = (table: Table, id: string): Table => ({
  ...table,
  asking: table.asking.filter((one) => one.id !== id),
})

/** Nobody waits for ever: who gets no answer may ask again. */
export function withoutLapsed(table: Table, now: number): Table {
  const asking = table.asking.filter((one) => one.since + patience.asking > now)
  return asking.length === table.asking.length ? table : { ...table, asking }
}

export const lapses = (table: Table): number[] =>
  table.asking.map(({ since }) => since + patience.asking)
