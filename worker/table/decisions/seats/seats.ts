import type { AnyGame, Seat } from '../../../../shared/game/game.ts'
import { seatsFor } from '../../../../shared/game/seats.ts'
import type { Strength } from '../../../../shared/game/strength.ts'
import { limits } from '../../../../shared/wire/limits.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import type { Refused } from '../../../../shared/wire/refusals.ts'
import { fullBucket } from '../time/bucket.ts'
import { newcomersBucket } from '../time/budgets.ts'
import { randomFor } from '../chance.ts'
import { botName, cleanName, distinctName } from '../names/names.ts'
import type { Decision, Moment } from '../decision.ts'
import {
  humanAt,
  humansAt,
  sameDealAt,
  withSeat,
  type Human,
  type Removed,
  type Table,
  type TableSeat,
} from '../table.ts'
import { withLeaversAnswer } from '../open-hands/open-hands.ts'
import { forbiddenBy } from '../play/talk.ts'
import { choosePiece, freePiece } from './pieces.ts'

/** Somebody who wants to sit down: under a name that is clean, and with all that the table may compare. */
export type Newcomer = {
  readonly name: string
  readonly tokenHash: string
  /** Of the seat that the same browser had here before, as it says itself. */
  readonly wasHash?: string | null
  /** A fingerprint of where they come from, if that is known. */
  readonly network?: string | null
  /** The piece that they would like. */
  readonly piece?: number | undefined
  /** Their page opens its line at once. */
  readonly comes?: boolean
  readonly program?: true | undefined
}

/** Somebody new has taken a free seat. */
export function withNewcomer(
  table: Table,
  seat: Seat,
  {
    id,
    name,
    tokenHash,
    network = null,
    piece: wanted,
    comes = false,
    program,
  }: Newcomer & { readonly id: string },
  { now }: Moment,
): { readonly table: Table; readonly human: Human } {
  const human: Human = {
    kind: 'human',
    id,
    name: distinctName(name, namesAt(table, seat)),
    ...(program && { program }),
    piece: table.seats[seat]?.piece ?? freePiece(table),
    tokenHash,
    network,
    here: comes,
    inSight: true,
    since: now,
    kept: false,
    excused: false,
    overdue: 0,
    nonce: null,
    showsHand: null,
    chat: fullBucket,
    budget: newcomersBucket(now),
    subscriptions: [],
    pushedAt: null,
  }
  const seats = table.seats.toSpliced(seat, 1, human)
  const seated = { ...table, seats, host: table.host ?? id }
  const chosen = wanted === undefined ? null : choosePiece(seated, seat, wanted)
  return { table: chosen?.ok ? chosen.value.table : seated, human }
}

/** Whether there is a chair after the last one: between games, as many as may play the next. */
export const hasRoom = (game: AnyGame, table: Table): boolean =>
  table.phase.name !== 'playing' && table.seats.length < seatsAt(game, table).max

/** How many may play next; a deal that was played before has cards for just as many. */
export function seatsAt(
  game: AnyGame,
  table: Table,
): { readonly min: number; readonly max: number } {
  const same = table.phase.name === 'over' ? undefined : sameDealAt(table)
  if (same) return { min: same.seats, max: same.seats }
  return seatsFor(game, table.options)
}

/**
 * One that was left, one more between games, or a bot's; nobody's chair is taken away. Whoever left one themselves gets
 * that one, if it is still free.
 */
export function freeSeat(game: AnyGame, table: Table, wasHash: string | null = null): Seat | null {
  const own = table.seats.findIndex((one) => isLeftBy(one, wasHash))
  if (own >= 0) return own
  const open = table.seats.findIndex(({ kind }) => kind === 'open')
  if (open >= 0) return open
  if (hasRoom(game, table)) return table.seats.length
  const bots = table.seats.findIndex(({ kind }) => kind === 'bot')
  return bots < 0 ? null : bots
}

export const isLeftBy = (one: TableSeat | undefined, wasHash: string | null): boolean =>
  wasHash !== null && one !== undefined && one.kind !== 'human' && one.leaver === wasHash

export const noSeat = ({ phase }: Table): Refused => ({
  refusal: phase.name === 'playing' ? 'table-started' : 'table-full',
})

/** The names that a newcomer or a renamed one must not bear: those of all others who sit. */
function namesAt(table: Table, but?: Seat): string[] {
  return table.seats
    .filter((one, seat) => seat !== but && one.kind !== 'open')
    .map(({ name }) => name)
}

export function rename(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  typed: string,
): Decision {
  const name = cleanName(typed)
  if (name === null) return refuse({ refusal: 'bad-name' })
  const forbidden = forbiddenBy(game, table, name)
  if (forbidden) return refuse(forbidden)
  const distinct = distinctName(name, namesAt(table, seat))
  return ok({
    table: withSeat(table, seat, { ...human, name: distinct }),
    entry: { what: 'rename', data: { seat, name: distinct } },
  })
}

export const leave = (table: Table, seat: Seat, moment: Moment): Decision =>
  ok({
    table: withoutSeat(table, seat, moment, humanAt(table, seat)?.tokenHash ?? null),
    entry: { what: 'leave', data: { seat } },
  })

export function remove(table: Table, target: Seat, moment: Moment): Decision {
  const one = table.seats[target]
  if (!one || one.kind === 'open') return refuse({ refusal: 'no-such-seat' })
  const left = withoutSeat(table, target, moment, null)
  // Where nobody sits any more there is nobody who could let them back.
  const isOut = one.kind === 'human' && one.id !== table.host && left.host !== null
  return ok({
    table: isOut
      ? { ...left, removed: [...left.removed, removedOf(one)].slice(-limits.removedKept) }
      : left,
    entry: { what: 'remove', data: { seat: target } },
  })
}

const removedOf = ({ id, name, program, tokenHash, network }: Human): Removed => ({
  id,
  name,
  ...(program && { program }),
  tokenHash,
  network,
})

/** Before the start the others move up. Later the seats are fixed, and this one is open to whoever comes. */
function withoutSeat(before: Table, seat: Seat, { now }: Moment, leaver: string | null): Table {
  const human = humanAt(before, seat)
  const table = human ? withLeaversAnswer(before, human) : before
  const { name = '', piece = 0 } = table.seats[seat] ?? {}
  const left: Table =
    table.phase.name === 'gathering'
      ? { ...table, seats: table.seats.toSpliced(seat, 1) }
      : withSeat(table, seat, { kind: 'open', name, piece, leaver, since: now, excused: false })
  if (!human) return left
  const { id } = human
  const { [id]: _, ...accepted } = table.accepted
  // What the last ones wanted goes with them.
  if (humansAt(left).length === 0)
    return { ...left, accepted, host: null, absentHost: null, asking: [], removed: [] }
  const host = id === table.host ? heirOf(left, seat) : table.host
  const { absentHost } = table
  const isAbsent = absentHost !== id && absentHost !== host
  return { ...left, accepted, host, absentHost: isAbsent ? absentHost : null }
}

/**
 * Returns the next human after a seat, or null if nobody sits at the table. People who are here come first, then programs
 * that are here, then people who are away.
 */
export function heirOf(table: Table, seat: Seat): string | null {
  const inOrder = humansAt({
    ...table,
    seats: [...table.seats.slice(seat), ...table.seats.slice(0, seat)],
  })
  const heir =
    inOrder.find(isPersonHere) ??
    inOrder.find(({ here }) => here) ??
    inOrder.find(({ program }) => !program) ??
    inOrder[0]
  return heir?.id ?? null
}

export const isPersonHere = ({ here, program }: Human): boolean => here && !program

export function addBot(game: AnyGame, table: Table, strength: Strength, moment: Moment): Decision {
  if (table.phase.name !== 'gathering') return refuse({ refusal: 'not-now' })
  if (table.seats.length >= seatsAt(game, table).max) return refuse({ refusal: 'table-full' })
  const name = newBotName(table, moment)
  return ok({
    table: {
      ...table,
      seats: [...table.seats, { kind: 'bot', name, piece: freePiece(table), strength }],
    },
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
