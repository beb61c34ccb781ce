import type { AnyGame, Seat } from '../../../shared/game/game.ts'
import { seatsFor } from '../../../shared/game/seats.ts'
import type { Strength } from '../../../shared/game/strength.ts'
import { pieceShapes } from '../../../shared/appearance.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import { limits, patience } from '../../../shared/protocol/limits.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { fullBucket, newcomersBucket } from './budgets.ts'
import { randomFor } from './chance.ts'
import { forbiddenBy } from './chat.ts'
import { botName, cleanName, distinctName, readingsOf } from './names.ts'
import { withLeaversAnswer } from './open-hands.ts'
import {
  humanAt,
  humansAt,
  personOf,
  sameDealAt,
  seatOf,
  withSeat,
  type Asking,
  type Change,
  type Decision,
  type Human,
  type Moment,
  type Removed,
  type Swap,
  type Table,
  type TableSeat,
} from './table.ts'
import { isAttended } from './turn-clock.ts'

// A person is known by the shape and the colour of their piece. It belongs to the chair while the cards are out, so that
// nobody has to learn anew who is who.

/** The first one that nobody has; where all are taken, chairs share them in turn. */
export function freePiece({ seats }: Table): number {
  const free = pieceShapes.findIndex((_, piece) => seats.every((one) => one.piece !== piece))
  return free < 0 ? seats.length % pieceShapes.length : free
}

/** Before the start. A bot makes way for whoever wants its piece. */
export function choosePiece(table: Table, seat: number, piece: number): Decision {
  const one = table.seats[seat]
  const holder = table.seats.findIndex((other) => other.piece === piece)
  const held = table.seats[holder]
  if (!one || table.phase.name !== 'gathering') return refuse({ refusal: 'not-now' })
  if (holder === seat) return ok({ table })
  if (held && held.kind !== 'bot') return refuse({ refusal: 'piece-taken' })
  const changed = withSeat(table, seat, { ...one, piece })
  return ok({
    table: held ? withSeat(changed, holder, { ...held, piece: one.piece }) : changed,
    entry: { what: 'piece', data: { seat, piece } },
  })
}

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

// Between games people may change their chairs. The last game stays as it was: its seats are in `evening`.

/** A free chair or a bot's is taken at once; whoever sits there is asked, and swaps at once if they have asked before. */
export function changeChair(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  target: Seat,
  { now }: Moment,
): Decision {
  if (table.phase.name === 'playing') return refuse({ refusal: 'not-now' })
  const asked = { ...table, swaps: table.swaps.filter(({ by }) => by !== human.id) }
  const entry = (data: object) =>
    ({ what: 'change-chair', data: { seat, target, ...data } }) as const
  if (target === seat)
    return ok(
      asked.swaps.length < table.swaps.length ? { table: asked, entry: entry({}) } : { table },
    )
  if (target === table.seats.length && hasRoom(game, table))
    return ok({ table: movedToEnd(asked, seat), entry: entry({}) })
  const other = table.seats[target]
  if (!other) return refuse({ refusal: 'no-such-seat' })
  if (other.kind !== 'human' || asked.swaps.some((one) => isBetween(one, other, human)))
    return ok({ table: swapped(asked, seat, target), entry: entry({}) })
  if (table.swaps.some((one) => isBetween(one, human, other))) return ok({ table })
  const swap: Swap = { by: human.id, with: other.id, since: now }
  return ok({ table: { ...asked, swaps: [...asked.swaps, swap] }, entry: entry({ asks: true }) })
}

export function answerSwap(
  table: Table,
  seat: Seat,
  human: Human,
  { person, yes }: { readonly person: number; readonly yes: boolean },
): Decision {
  const asks = table.swaps.find(
    (one) => one.with === human.id && personOf({ id: one.by }) === person,
  )
  if (!asks) return refuse({ refusal: 'not-now' })
  const target = seatOf(table, asks.by)
  const answered = { ...table, swaps: table.swaps.filter((one) => one !== asks) }
  return ok({
    table: yes ? swapped(answered, seat, target) : answered,
    entry: { what: 'swap', data: { seat, target, yes } },
  })
}

const isBetween = (swap: Swap, one: Human, other: Human): boolean =>
  swap.by === one.id && swap.with === other.id

function swapped(table: Table, one: Seat, other: Seat): Table {
  const [first, second] = [table.seats[one], table.seats[other]]
  if (!first || !second) return table
  const isDone = ({ by, with: asked }: Swap): boolean =>
    [one, other].includes(seatOf(table, by)) && [one, other].includes(seatOf(table, asked))
  return {
    ...table,
    seats: table.seats.with(one, second).with(other, first),
    swaps: table.swaps.filter((swap) => !isDone(swap)),
  }
}

/** The others move up. */
function movedToEnd(table: Table, seat: Seat): Table {
  const mover = table.seats.slice(seat, seat + 1)
  return { ...table, seats: [...table.seats.toSpliced(seat, 1), ...mover] }
}

/** A question is over when the cards are dealt, when one of both sits here no more, or when nobody has answered. */
export function withoutOldSwaps(table: Table, now: number): Table {
  const swaps = table.swaps.filter(
    ({ by, with: asked, since }) =>
      table.phase.name !== 'playing' &&
      seatOf(table, by) >= 0 &&
      seatOf(table, asked) >= 0 &&
      since + patience.asking > now,
  )
  return swaps.length === table.swaps.length ? table : { ...table, swaps }
}

export const swapsLapse = ({ swaps }: Table): number[] =>
  swaps.map(({ since }) => since + patience.asking)

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
