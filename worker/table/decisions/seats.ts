import type { AnyGame, Seat } from '../../../shared/game/game.ts'
import { seatsFor } from '../../../shared/game/seats.ts'
import type { Strength } from '../../../shared/game/strength.ts'
import { pieceShapes } from '../../../shared/appearance.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { fullBucket, newcomerBucket } from './budgets.ts'
import { randomFor } from './entropy.ts'
import { chatRefusal } from './chat.ts'
import { botName, cleanName, distinctName, skeletonsOf } from './names.ts'
import { withLeaversAnswer } from './open-hands.ts'
import {
  humanAt,
  humansAt,
  isLocked,
  personOf,
  sameDealAt,
  seatOf,
  withSeat,
  withVote,
  type JoinRequest,
  type Change,
  type Decision,
  type Human,
  type DecisionContext,
  type RemovedPlayer,
  type SwapRequest,
  type Table,
  type TableSeat,
} from './table.ts'
import { isAttended } from './turn-clock.ts'

// Players recognise each other by the shape and colour of their piece. During a game the piece
// belongs to the seat, so that the other players still recognise the seat if a new player takes it.

/**
 * Returns the first piece that no seat has. If all pieces are taken, the new seat shares a piece
 * with another seat.
 */
function freePiece({ seats }: Table): number {
  const free = pieceShapes.findIndex((_, piece) => seats.every((one) => one.piece !== piece))
  return free < 0 ? seats.length % pieceShapes.length : free
}

/**
 * Changes the player's piece, which is possible only before the start. If a bot has the wanted
 * piece, the bot and the player swap pieces.
 */
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
    entry: { type: 'choose-piece', data: { seat, piece } },
  })
}

/** A person or program that wants a seat. `name` has passed `cleanName`. */
export type Newcomer = {
  readonly name: string
  readonly tokenHash: string
  /** The hash of the token that the browser claims to have had for a seat at this table before. */
  readonly previousTokenHash?: string | null
  /** A fingerprint of the newcomer's network, if known. */
  readonly network?: string | null
  /** The piece that the newcomer would like. */
  readonly piece?: number | undefined
  /**
   * Whether the newcomer's page opens its WebSocket right after this request. If so, the seat
   * already counts as connected.
   */
  readonly willConnect?: boolean
  readonly program?: true | undefined
}

/** Returns the table with a newcomer on this free seat. */
function withNewcomer(
  table: Table,
  seat: Seat,
  {
    id,
    name,
    tokenHash,
    network = null,
    piece: wanted,
    willConnect = false,
    program,
  }: Newcomer & { readonly id: string },
  { now }: DecisionContext,
): { readonly table: Table; readonly human: Human } {
  const human: Human = {
    kind: 'human',
    id,
    name: distinctName(name, namesAt(table, seat)),
    ...(program && { program }),
    piece: table.seats[seat]?.piece ?? freePiece(table),
    tokenHash,
    network,
    connected: willConnect,
    pageVisible: true,
    since: now,
    substituted: false,
    excused: false,
    timedOutTurns: 0,
    nonce: null,
    showsHand: null,
    chat: fullBucket,
    reacted: fullBucket,
    hurried: fullBucket,
    budget: newcomerBucket(now),
    subscriptions: [],
    pushedAt: null,
  }
  const seats = table.seats.toSpliced(seat, 1, human)
  const seated = withVoteOfNewcomer({ ...table, seats, host: table.host ?? id }, id)
  const chosen = wanted === undefined ? null : choosePiece(seated, seat, wanted)
  return { table: chosen?.ok ? chosen.value.table : seated, human }
}

/**
 * If a vote is under way, returns the table with a vote of the newcomer for the table's current
 * game. A person who takes a seat during the vote wants to play that game.
 */
const withVoteOfNewcomer = (table: Table, id: string): Table =>
  table.phase.name === 'over' && table.phase.voting ? withVote(table, id, table.game) : table

/**
 * Returns whether a seat can be added. This is possible only between games, up to the maximum of
 * the game.
 */
const hasRoom = (game: AnyGame, table: Table): boolean =>
  table.phase.name !== 'playing' && table.seats.length < seatsAt(game, table).max

/**
 * Returns the minimum and maximum number of players of the next deal. A deal that is played again
 * has a fixed number of players.
 */
export function seatsAt(
  game: AnyGame,
  table: Table,
): { readonly min: number; readonly max: number } {
  const same = table.phase.name === 'over' ? undefined : sameDealAt(table)
  if (same) return { min: same.seats, max: same.seats }
  return seatsFor(game, table.options)
}

/**
 * Returns the seat for a newcomer, or null: a seat that a player has left, a new seat between
 * games, or a bot's seat. A person never loses a seat to a newcomer. A player who left voluntarily
 * gets their own seat back unless another person has taken it.
 */
function freeSeat(
  game: AnyGame,
  table: Table,
  previousTokenHash: string | null = null,
): Seat | null {
  const own = table.seats.findIndex((one) => isLeftBy(one, previousTokenHash))
  if (own >= 0) return own
  const open = table.seats.findIndex(({ kind }) => kind === 'open')
  if (open >= 0) return open
  if (hasRoom(game, table)) return table.seats.length
  const bots = table.seats.findIndex(({ kind }) => kind === 'bot')
  return bots < 0 ? null : bots
}

const isLeftBy = (one: TableSeat | undefined, previousTokenHash: string | null): boolean =>
  previousTokenHash !== null &&
  one !== undefined &&
  one.kind !== 'human' &&
  one.leaver === previousTokenHash

const noSeatRefusal = ({ phase }: Table): Refused => ({
  refusal: phase.name === 'playing' ? 'table-started' : 'table-full',
})

/**
 * Returns the names of all seated players except the player on seat `but`. A new name must differ
 * from these names.
 */
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
  const forbidden = chatRefusal(game, table, name)
  if (forbidden) return refuse(forbidden)
  const distinct = distinctName(name, namesAt(table, seat))
  return ok({
    table: withSeat(table, seat, { ...human, name: distinct }),
    entry: { type: 'rename', data: { seat, name: distinct } },
  })
}

export const leave = (table: Table, seat: Seat, context: DecisionContext): Decision =>
  ok({
    table: withoutSeat(table, seat, context, humanAt(table, seat)?.tokenHash ?? null),
    entry: { type: 'leave', data: { seat } },
  })

export function remove(table: Table, target: Seat, context: DecisionContext): Decision {
  const one = table.seats[target]
  if (!one || one.kind === 'open') return refuse({ refusal: 'no-such-seat' })
  const left = withoutSeat(table, target, context, null)
  // Only the players at the table can readmit a removed player. So a table without people does not
  // remember the removal.
  const isOut = one.kind === 'human' && one.id !== table.host && left.host !== null
  return ok({
    table: isOut
      ? { ...left, removed: [...left.removed, removedOf(one)].slice(-limits.removedPeople) }
      : left,
    entry: { type: 'remove', data: { seat: target } },
  })
}

const removedOf = ({ id, name, program, tokenHash, network }: Human): RemovedPlayer => ({
  id,
  name,
  ...(program && { program }),
  tokenHash,
  network,
})

/**
 * Returns the table after a player has left. Before the start the seat disappears, and the
 * players on later seats move up by one. After the start the seats are fixed, so the seat becomes
 * open.
 */
function withoutSeat(
  before: Table,
  seat: Seat,
  { now }: DecisionContext,
  leaver: string | null,
): Table {
  const human = humanAt(before, seat)
  const table = human ? withLeaversAnswer(before, human) : before
  const { name = '', piece = 0 } = table.seats[seat] ?? {}
  const left: Table =
    table.phase.name === 'gathering'
      ? { ...table, seats: table.seats.toSpliced(seat, 1) }
      : withSeat(table, seat, { kind: 'open', name, piece, leaver, since: now, excused: false })
  if (!human) return left
  const { id } = human
  const { [id]: _, ...acceptedCommands } = table.acceptedCommands
  // When the last human leaves, drop the lock, the removals and the join requests, since no player
  // is left to unlock the table or to answer requests.
  if (humansAt(left).length === 0)
    return {
      ...left,
      acceptedCommands,
      host: null,
      absentHost: null,
      locked: false,
      joinRequests: [],
      removed: [],
    }
  const host = id === table.host ? heirOf(left, seat) : table.host
  const { absentHost } = table
  const isAbsent = absentHost !== id && absentHost !== host
  return {
    ...left,
    acceptedCommands,
    host,
    absentHost: isAbsent ? absentHost : null,
  }
}

/**
 * Returns the id of the next host, in the order of seats from `seat` on. Connected people come
 * first, then connected programs, people who are away, and programs that are away. Returns null if
 * no human sits at the table.
 */
export function heirOf(table: Table, seat: Seat): string | null {
  const inOrder = humansAt({
    ...table,
    seats: [...table.seats.slice(seat), ...table.seats.slice(0, seat)],
  })
  const heir =
    inOrder.find(isPersonConnected) ??
    inOrder.find(({ connected }) => connected) ??
    inOrder.find(({ program }) => !program) ??
    inOrder[0]
  return heir?.id ?? null
}

export const isPersonConnected = ({ connected, program }: Human): boolean => connected && !program

export function addBot(
  game: AnyGame,
  table: Table,
  strength: Strength,
  context: DecisionContext,
): Decision {
  if (table.phase.name !== 'gathering') return refuse({ refusal: 'not-now' })
  if (table.seats.length >= seatsAt(game, table).max) return refuse({ refusal: 'table-full' })
  const name = newBotName(table, context)
  return ok({
    table: {
      ...table,
      seats: [...table.seats, { kind: 'bot', name, piece: freePiece(table), strength }],
    },
    entry: { type: 'add-bot', data: { seat: table.seats.length, name, strength } },
  })
}

/**
 * Changes the strength of a bot. During a game this is refused, so that players keep the opponents
 * with whom they started.
 */
export function chooseStrength(table: Table, target: Seat, strength: Strength): Decision {
  if (table.phase.name === 'playing') return refuse({ refusal: 'not-now' })
  const one = table.seats[target]
  if (one?.kind !== 'bot') return refuse({ refusal: 'no-such-seat' })
  return ok({
    table: withSeat(table, target, { ...one, strength }),
    entry: { type: 'set-bot-strength', data: { seat: target, strength } },
  })
}

export const newBotName = (table: Table, context: DecisionContext): string =>
  botName(namesAt(table), randomFor('name', context))

export const withoutOpenSeats = (table: Table): Table => ({
  ...table,
  seats: table.seats.filter(({ kind }) => kind !== 'open'),
})

// Between games people can change seats. This does not change `results`, which store the seats of
// each game.

/**
 * Moves a player to another seat. A free seat or a bot's seat needs no agreement. A seated person
 * has to agree, unless that person has already asked for the same swap.
 */
export function changeSeat(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  target: Seat,
  { now }: DecisionContext,
): Decision {
  if (table.phase.name === 'playing') return refuse({ refusal: 'not-now' })
  const asked = {
    ...table,
    swapRequests: table.swapRequests.filter(({ from }) => from !== human.id),
  }
  const entry = (data: object) =>
    ({ type: 'change-seat', data: { seat, target, ...data } }) as const
  if (target === seat)
    return ok(
      asked.swapRequests.length < table.swapRequests.length
        ? { table: asked, entry: entry({}) }
        : { table },
    )
  if (target === table.seats.length && hasRoom(game, table))
    return ok({ table: moveToEnd(asked, seat), entry: entry({}) })
  const other = table.seats[target]
  if (!other) return refuse({ refusal: 'no-such-seat' })
  if (other.kind !== 'human' || asked.swapRequests.some((one) => isBetween(one, other, human)))
    return ok({ table: swapSeats(asked, seat, target), entry: entry({}) })
  if (table.swapRequests.some((one) => isBetween(one, human, other))) return ok({ table })
  const swap: SwapRequest = { from: human.id, to: other.id, since: now }
  return ok({
    table: { ...asked, swapRequests: [...asked.swapRequests, swap] },
    entry: entry({ asks: true }),
  })
}

export function answerSwap(
  table: Table,
  seat: Seat,
  human: Human,
  { person, accept: yes }: { readonly person: number; readonly accept: boolean },
): Decision {
  const asks = table.swapRequests.find(
    (one) => one.to === human.id && personOf({ id: one.from }) === person,
  )
  if (!asks) return refuse({ refusal: 'not-now' })
  const target = seatOf(table, asks.from)
  const answered = { ...table, swapRequests: table.swapRequests.filter((one) => one !== asks) }
  return ok({
    table: yes ? swapSeats(answered, seat, target) : answered,
    entry: { type: 'answer-swap', data: { seat, target, yes } },
  })
}

const isBetween = (swap: SwapRequest, one: Human, other: Human): boolean =>
  swap.from === one.id && swap.to === other.id

function swapSeats(table: Table, one: Seat, other: Seat): Table {
  const [first, second] = [table.seats[one], table.seats[other]]
  if (!first || !second) return table
  const isDone = ({ from, to: asked }: SwapRequest): boolean =>
    [one, other].includes(seatOf(table, from)) && [one, other].includes(seatOf(table, asked))
  return {
    ...table,
    seats: table.seats.with(one, second).with(other, first),
    swapRequests: table.swapRequests.filter((swap) => !isDone(swap)),
  }
}

/** Moves a player to the last seat. The players on later seats move up by one. */
function moveToEnd(table: Table, seat: Seat): Table {
  const mover = table.seats.slice(seat, seat + 1)
  return { ...table, seats: [...table.seats.toSpliced(seat, 1), ...mover] }
}

/**
 * Removes swap requests that have expired or whose players have left. A new deal removes all swap
 * requests.
 */
export function withoutExpiredSwapRequests(table: Table, now: number): Table {
  const swapRequests = table.swapRequests.filter(
    ({ from, to: asked, since }) =>
      table.phase.name !== 'playing' &&
      seatOf(table, from) >= 0 &&
      seatOf(table, asked) >= 0 &&
      since + timeouts.pendingRequest > now,
  )
  return swapRequests.length === table.swapRequests.length ? table : { ...table, swapRequests }
}

export const swapRequestExpiries = ({ swapRequests }: Table): number[] =>
  swapRequests.map(({ since }) => since + timeouts.pendingRequest)

// The rules for newcomers: who can sit down without asking, who has to ask, and who is refused. A
// player at the table answers each join request with yes or no.

/**
 * The result of a request to sit down: the newcomer's seat, or the public number of their join
 * request.
 */
export type JoinResult = Change & ({ readonly seat: Seat } | { readonly person: number })

/**
 * Returns the seat or join request of a client that repeats its request with the same token. Returns
 * null if the table does not know the token.
 */
export function repeatedJoin(table: Table, { tokenHash }: Newcomer): JoinResult | null {
  const isSame = (one: TableSeat | JoinRequest): boolean =>
    'tokenHash' in one && one.tokenHash === tokenHash
  const seat = table.seats.findIndex(isSame)
  if (seat >= 0) return { table, seat }
  const asker = table.joinRequests.find(isSame)
  return asker ? { table, person: personOf(asker) } : null
}

/** Gives a newcomer a seat, stores their join request, or refuses them. */
export function requestSeat(
  game: AnyGame,
  table: Table,
  newcomer: Newcomer,
  context: DecisionContext,
): Result<JoinResult, Refused> {
  if (table.closed) return refuse({ refusal: 'table-closed' })
  if (isLocked(table)) return refuse({ refusal: 'table-locked' })
  if (table.removed.some(({ tokenHash }) => tokenHash === newcomer.previousTokenHash))
    return refuse({ refusal: 'removed-by-host' })
  const seat = freeSeat(game, table, newcomer.previousTokenHash)
  if (seat === null) return refuse(noSeatRefusal(table))
  if (mustAskToJoin(table, seat, newcomer, context)) return requestToJoin(table, newcomer, context)
  const id = `s${table.idCount + 1}`
  const seated = withNewcomer(
    { ...table, idCount: table.idCount + 1 },
    seat,
    { ...newcomer, id },
    context,
  )
  const { name } = seated.human
  return ok({ table: seated.table, seat, entry: { type: 'sit', data: { seat, id, name } } })
}

/**
 * Returns whether a newcomer has to ask before taking this seat. An empty table needs no approval.
 * A bot's seat needs approval if the host wants that and a player is there to answer. A player who
 * left the seat may return to it without approval. A newcomer who could be a removed player always
 * has to ask, but is not refused, since several people can share a router or a name.
 */
function mustAskToJoin(
  table: Table,
  seat: Seat,
  newcomer: Newcomer,
  { now }: DecisionContext,
): boolean {
  if (humansAt(table).length === 0) return false
  if (table.removed.some((one) => couldBe(one, newcomer))) return true
  const one = table.seats[seat]
  const isOwn = isLeftBy(one, newcomer.previousTokenHash ?? null)
  const takesBot = table.phase.name === 'playing' && one?.kind === 'bot' && !isOwn
  return table.joinApproval && takesBot && isAttended(table, now)
}

function couldBe(removed: RemovedPlayer, { name, network = null }: Newcomer): boolean {
  if (network !== null && removed.network === network) return true
  const readings: readonly string[] = skeletonsOf(removed.name)
  return skeletonsOf(name).some((reading) => readings.includes(reading))
}

function requestToJoin(
  table: Table,
  { name, program, tokenHash, network = null }: Newcomer,
  { now }: DecisionContext,
): Result<JoinResult, Refused> {
  const neighbours = table.joinRequests.filter((one) => network !== null && one.network === network)
  if (table.joinRequests.length >= limits.askingAtOnce || neighbours.length >= limits.askingFromOne)
    return refuse({ refusal: 'too-fast' })
  const asker: JoinRequest = {
    id: `s${table.idCount + 1}`,
    name,
    ...(program && { program }),
    tokenHash,
    network,
    since: now,
  }
  return ok({
    table: { ...table, idCount: table.idCount + 1, joinRequests: [...table.joinRequests, asker] },
    person: personOf(asker),
  })
}

/**
 * Returns whether a player may answer join requests. This is the host's task, but while the host is
 * away every seated player may answer.
 */
const mayAnswer = (table: Table, { id }: Human, now: number): boolean => {
  const host = humansAt(table).find((one) => one.id === table.host)
  return id === table.host || !host || (!host.connected && host.since + timeouts.away <= now)
}

type Answer = { readonly person: number; readonly accept: boolean }

export function answerJoinRequest(
  game: AnyGame,
  table: Table,
  human: Human,
  { person, accept: yes }: Answer,
  context: DecisionContext,
): Decision {
  if (!mayAnswer(table, human, context.now)) return refuse({ refusal: 'not-host' })
  const asker = table.joinRequests.find((one) => personOf(one) === person)
  if (!asker) return refuse({ refusal: 'not-now' })
  const answered = { ...table, joinRequests: table.joinRequests.filter((one) => one !== asker) }
  if (!yes) return ok({ table: answered, entry: { type: 'answer-join', data: { person, yes } } })
  const seat = freeSeat(game, table)
  if (seat === null) return refuse(noSeatRefusal(table))
  const seated = withNewcomer(answered, seat, asker, context)
  const { id, name } = seated.human
  const data = { person, yes, seat, id, name }
  return ok({ table: seated.table, entry: { type: 'answer-join', data } })
}

/** Readmits a removed player, who can then take a seat again. */
export function letBack(
  table: Table,
  human: Human,
  person: number,
  { now }: DecisionContext,
): Decision {
  if (!mayAnswer(table, human, now)) return refuse({ refusal: 'not-host' })
  const removed = table.removed.filter((one) => personOf(one) !== person)
  if (removed.length === table.removed.length) return refuse({ refusal: 'not-now' })
  return ok({ table: { ...table, removed }, entry: { type: 'readmit', data: { person } } })
}

/** Returns the table without a withdrawn join request. */
export const withoutJoinRequest = (table: Table, id: string): Table => ({
  ...table,
  joinRequests: table.joinRequests.filter((one) => one.id !== id),
})

/** Removes join requests that have expired. */
export function withoutExpiredJoinRequests(table: Table, now: number): Table {
  const joinRequests = table.joinRequests.filter((one) => one.since + timeouts.pendingRequest > now)
  return joinRequests.length === table.joinRequests.length ? table : { ...table, joinRequests }
}

export const joinRequestExpiries = (table: Table): number[] =>
  table.joinRequests.map(({ since }) => since + timeouts.pendingRequest)
