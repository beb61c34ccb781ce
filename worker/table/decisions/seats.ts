import type { Seat } from '../../../shared/games/game.ts'
import { seatsFor } from '../../../shared/games/seats.ts'
import type { Strength } from '../../../shared/games/strength.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { Refused } from '../../../shared/wire.ts'
import { fullBucket } from './bucket.ts'
import { newcomersBucket } from './budgets.ts'
import { randomFor } from './chance.ts'
import { botName, cleanName, distinctName } from './names.ts'
import {
  gameAt,
  humanAt,
  humansAt,
  sameDealAt,
  withSeat,
  type Change,
  type Decision,
  type Human,
  type Moment,
  type Table,
} from './table.ts'
import { forbiddenBy } from './talk.ts'

export type Newcomer = { readonly name: string; readonly tokenHash: string }

/** Somebody new takes a place. During a game that is one that was left, or a bot's; nobody's chair is taken away. */
export function takeSeat(
  table: Table,
  { name: typed, tokenHash }: Newcomer,
  { now }: Moment,
): Result<Change & { readonly seat: Seat }, Refused> {
  const name = cleanName(typed)
  if (name === null) return refuse({ refusal: 'bad-name' })
  if (table.locked) return refuse({ refusal: 'table-locked' })
  const seat = freeSeat(table)
  if (seat === null)
    return refuse({ refusal: table.phase.name === 'gathering' ? 'table-full' : 'table-started' })
  const human: Human = {
    kind: 'human',
    id: `s${table.ids + 1}`,
    name: distinctName(name, namesAt(table, seat)),
    tokenHash,
    here: false,
    since: now,
    kept: false,
    excused: false,
    nonce: null,
    accepted: [],
    chat: fullBucket,
    budget: newcomersBucket(now),
  }
  const seated: Table = {
    ...table,
    seats: table.seats.toSpliced(seat, 1, human),
    host: table.host ?? human.id,
    ids: table.ids + 1,
  }
  return ok({
    table: seated,
    seat,
    entry: { what: 'sit', data: { seat, id: human.id, name: human.name } },
  })
}

/** How many may play at a table that gathers; a deal that was played before has cards for just as many. */
export function seatsAt(table: Table): { readonly min: number; readonly max: number } {
  const same = sameDealAt(table)
  if (same) return { min: same.seats, max: same.seats }
  return seatsFor(gameAt(table), table.options)
}

function freeSeat(table: Table): Seat | null {
  if (table.phase.name === 'gathering' && table.seats.length < seatsAt(table).max)
    return table.seats.length
  for (const kind of ['open', 'bot'] as const) {
    const seat = table.seats.findIndex((one) => one.kind === kind)
    if (seat >= 0) return seat
  }
  return null
}

/** The names that a newcomer or a renamed one must not bear: those of all others who sit. */
function namesAt(table: Table, but?: Seat): string[] {
  return table.seats
    .filter((one, seat) => seat !== but && one.kind !== 'open')
    .map(({ name }) => name)
}

export function rename(table: Table, seat: Seat, human: Human, typed: string): Decision {
  const name = cleanName(typed)
  if (name === null) return refuse({ refusal: 'bad-name' })
  const forbidden = forbiddenBy(table, name)
  if (forbidden) return refuse(forbidden)
  const told = distinctName(name, namesAt(table, seat))
  return ok({
    table: withSeat(table, seat, { ...human, name: told }),
    entry: { what: 'rename', data: { seat, name: told } },
  })
}

export const leave = (table: Table, seat: Seat, moment: Moment): Decision =>
  ok({ table: withoutSeat(table, seat, moment), entry: { what: 'leave', data: { seat } } })

export function remove(table: Table, target: Seat, moment: Moment): Decision {
  const one = table.seats[target]
  if (!one || one.kind === 'open') return refuse({ refusal: 'no-such-seat' })
  return ok({
    table: withoutSeat(table, target, moment),
    entry: { what: 'remove', data: { seat: target } },
  })
}

/** Before the start the others move up. Later the seats are fixed, and this one is open to whoever comes. */
function withoutSeat(table: Table, seat: Seat, { now }: Moment): Table {
  const name = table.seats[seat]?.name ?? ''
  const left: Table =
    table.phase.name === 'gathering'
      ? { ...table, seats: table.seats.toSpliced(seat, 1) }
      : withSeat(table, seat, { kind: 'open', name, since: now, excused: false })
  const id = humanAt(table, seat)?.id
  return id !== undefined && id === table.host ? { ...left, host: heirOf(left, seat) } : left
}

/** The next human after a seat, somebody who is here if possible; null if there is nobody. */
export function heirOf(table: Table, seat: Seat): string | null {
  const inOrder = humansAt({
    ...table,
    seats: [...table.seats.slice(seat), ...table.seats.slice(0, seat)],
  })
  return (inOrder.find(({ here }) => here) ?? inOrder[0])?.id ?? null
}

export function addBot(table: Table, strength: Strength, moment: Moment): Decision {
  if (table.phase.name !== 'gathering') return refuse({ refusal: 'not-now' })
  if (table.seats.length >= seatsAt(table).max) return refuse({ refusal: 'table-full' })
  const name = newBotName(table, moment)
  return ok({
    table: { ...table, seats: [...table.seats, { kind: 'bot', name, strength }] },
    entry: { what: 'add-bot', data: { seat: table.seats.length, name, strength } },
  })
}

/** Not in the middle of a game: whoever plays on may rely on whom they sat down with. */
export function chooseStrength(table: Table, target: Seat, strength: Strength): Decision {
  if (table.phase.name === 'playing') return refuse({ refusal: 'not-now' })
  const one = table.seats[target]
  if (one?.kind !== 'bot') return refuse({ refusal: 'no-such-seat' })
  return ok({
    table: withSeat(table, target, { ...one, strength }),
    entry: { what: 'bot-strength', data: { seat: target, strength } },
  })
}

export const newBotName = (table: Table, moment: Moment): string =>
  botName(namesAt(table), randomFor('name', moment))

/** Only those who stay for the next deal. */
export const withoutOpenSeats = (table: Table): Table => ({
  ...table,
  seats: table.seats.filter(({ kind }) => kind !== 'open'),
})
