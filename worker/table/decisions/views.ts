import { isSame } from '../../../shared/canonical.ts'
import type { AnyGame, Seat, Viewer } from '../../../shared/game/game.ts'
import type {
  ChatMessage,
  GamePosition,
  KnownPerson,
  Position,
  PublicSeat,
  Proof,
  PublicState,
  PublicTable,
  PublicVoting,
  ServerMessage,
  PendingTurn,
} from '../../../shared/protocol/protocol.ts'
import { areHandsOpen, isClosedByLeaver, openHandsProjection } from './open-hands.ts'
import { projectionNow } from './positions.ts'
import {
  dealAt,
  humansAt,
  isLocked,
  personOf,
  sameDealAt,
  seatInDeal,
  seatOf,
  type Change,
  type FinishedGame,
  type Pause,
  type RemovedPlayer,
  type SwapRequest,
  type Table,
  type TakeBackRequest,
  type TableSeat,
  type Voting,
} from './table.ts'

/**
 * Returns the public part of a table. Lists the fields one by one, so that a new field of `Table`
 * stays hidden until it is added here.
 */
export function publicTable(table: Table, spectators: number, televisions = 0): PublicTable {
  const { phase, finished } = table
  const same = sameDealAt(table)
  const pendingTurns = publicTurns(table)
  const takeBackRequest =
    phase.name === 'playing' && phase.takeBack && publicTakeBack(table, phase.takeBack)
  return {
    code: table.code,
    game: table.game,
    options: table.options,
    phase: phase.name,
    deal: table.dealCount,
    seats: table.seats.map((one, seat) => publicSeat(table, one, seat)),
    host: table.host === null ? null : seatOf(table, table.host),
    ...(table.absentHost !== null && { absentHost: seatOf(table, table.absentHost) }),
    ...(table.hostCall && {
      hostCall: { by: seatOf(table, table.hostCall.by), since: table.hostCall.since },
    }),
    locked: isLocked(table),
    autoSubstitute: table.autoSubstitute,
    joinApproval: table.joinApproval,
    ...(table.joinRequests.length > 0 && { joinRequests: table.joinRequests.map(publicIdentity) }),
    ...(table.removed.length > 0 && { removed: table.removed.map(publicIdentity) }),
    ...(table.swapRequests.length > 0 && { swapRequests: table.swapRequests.map(publicSwap) }),
    ...(table.longLived && { longLived: true }),
    listed: table.listed,
    ...(!table.clapping && { clapping: false }),
    ...(!table.takeBack && { takeBack: false }),
    ...(takeBackRequest && { takeBackRequest }),
    ...(phase.name === 'playing' && phase.lastTakeBack && { lastTakeBack: phase.lastTakeBack }),
    ...(table.tempo !== 'free' && { tempo: table.tempo }),
    ...(table.cloth && { cloth: table.cloth }),
    ...(table.closed && { closed: true }),
    spectatorDelay: table.spectatorDelay,
    ...(table.openHands > 0 && {
      openHands: {
        moves: table.openHands,
        open: areHandsOpen(table),
        ...(isClosedByLeaver(table) && { closedUntilNextDeal: true }),
      },
    }),
    paused: phase.name === 'playing' && phase.paused ? publicPause(phase.paused) : null,
    ...(pendingTurns.length > 0 && { pendingTurns }),
    commitment: commitmentOf(table),
    proof: phase.name === 'playing' ? phase.deal.proof : finished && publicProof(finished),
    outcome: phase.name === 'over' ? (finished?.outcome ?? null) : null,
    ...(phase.name === 'over' && phase.voting && { voting: publicVoting(table, phase.voting) }),
    ...(table.results.length > 0 && { results: table.results }),
    ...(table.tally && { tally: table.tally }),
    ...(same && { sameDeal: same }),
    spectators,
    ...(televisions > 0 && { televisions }),
  }
}

/**
 * Returns the public part of the proof of a finished game. Leaves out the secret of a deal of the
 * day, which is published only after the day.
 */
function publicProof({ proof, same }: FinishedGame): Proof {
  if (!same || !('day' in same.firstDealt)) return proof
  const { secret: _, ...published } = proof
  return published
}

/**
 * Returns the commitment to which players add their nonces. Returns null during a game, and for a
 * repeated deal, whose cards are fixed.
 */
function commitmentOf({ phase }: Table): string | null {
  if (phase.name === 'playing' || 'same' in phase.nextDeal) return null
  return phase.nextDeal.commitment
}

const publicVoting = (table: Table, { votes, missing, dealsAt }: Voting): PublicVoting => ({
  votes: votes.map(({ id, game }) => ({ seat: seatOf(table, id), game })),
  missing: missing.map((id) => seatOf(table, id)),
  ...(dealsAt !== null && { dealsAt }),
})

/**
 * Returns the open request to take a move back; null if its player has left. Other players who have
 * left since are no longer asked.
 */
function publicTakeBack(
  table: Table,
  { id, until, asked, agreed }: TakeBackRequest,
): PublicTable['takeBackRequest'] | null {
  const seats = (ids: readonly string[]) =>
    ids.map((one) => seatOf(table, one)).filter((seat) => seat >= 0)
  const [seat] = seats([id])
  return seat === undefined ? null : { seat, until, asked: seats(asked), agreed: seats(agreed) }
}

const publicPause = ({ reason, seat }: Pause): PublicTable['paused'] => ({ reason, seat })

/**
 * Returns the turns that all viewers can see. Without a time limit only slow turns are visible, so
 * that players do not feel hurried.
 */
function publicTurns({ phase, tempo }: Table): PendingTurn[] {
  if (phase.name !== 'playing' || phase.paused) return []
  return phase.pendingTurns
    .filter(({ isSlow }) => tempo !== 'free' || isSlow)
    .map(({ seat, since, nudge }) => (nudge ? { seat, since, nudge } : { seat, since }))
}

const publicSeat = ({ phase }: Table, one: TableSeat, seat: Seat): PublicSeat => ({
  name: one.name,
  kind: one.kind,
  connected: one.kind === 'human' && one.connected,
  substituted: one.kind === 'human' && one.substituted,
  ...(one.kind === 'human' && { person: personOf(one) }),
  ...(one.kind === 'human' && one.program && { program: true }),
  ...(one.kind === 'human' && one.timedOutTurns > 0 && { timedOutTurns: one.timedOutTurns }),
  ...(phase.name === 'playing' &&
    phase.substitutedThisTurn.includes(seat) && { substitutedThisTurn: true }),
  ...(one.kind === 'human' && one.showsHand !== null && { showsHand: one.showsHand }),
  ...(one.kind === 'bot' && { strength: one.strength }),
  ...(one.piece !== seat && { piece: one.piece }),
})

const publicSwap = (one: SwapRequest) => ({
  from: personOf({ id: one.from }),
  to: personOf({ id: one.to }),
})

const publicIdentity = (one: RemovedPlayer): KnownPerson => ({
  person: personOf(one),
  name: one.name,
  ...(one.program && { program: true }),
})

/**
 * Returns the projection of the deal for a viewer. A game's state leaves the table only through
 * this function. During a game, spectators can be some moves behind, with or without open hands.
 * Each projection for spectators contains the delay as `movesBehind`.
 */
export function projectionFor(game: AnyGame, table: Table, viewer: Viewer): Position | null {
  const deal = dealAt(table)
  if (!deal) return null
  const viewerNow = viewerInDeal(table, viewer)
  if (viewerNow === 'public') {
    const watched =
      table.phase.name === 'playing'
        ? (openHandsProjection(table, deal) ?? deal.past[0])
        : undefined
    const seen = watched ?? projectionNow(game, table, deal, viewerNow)
    return { ...seen, movesBehind: deal.turn - seen.turn }
  }
  return projectionNow(game, table, deal, viewerNow)
}

/**
 * Returns the viewer's seat in the deal, or `public` for a person who sat down after the end of the
 * deal. This person had no seat in the deal, and so sees what spectators see.
 */
export const viewerInDeal = (table: Table, viewer: Viewer): Viewer =>
  typeof viewer === 'number' ? (seatInDeal(table, viewer) ?? 'public') : viewer

export function publicState(
  game: AnyGame,
  table: Table,
  spectators: number,
  televisions = 0,
): PublicState {
  return {
    table: publicTable(table, spectators, televisions),
    position: gameProjectionFor(game, table, 'public'),
  }
}

function gameProjectionFor(game: AnyGame, table: Table, viewer: Viewer): GamePosition | null {
  const seen = projectionFor(game, table, viewer)
  return seen && { game: table.game, ...seen }
}

type SnapshotContext = {
  readonly chat: readonly ChatMessage[]
  readonly spectators: number
  readonly televisions?: number
  readonly missed: number
}

/** Returns the first message of a connection, which contains the whole state for this viewer. */
export const snapshot = (
  game: AnyGame,
  table: Table,
  viewer: Viewer,
  context: SnapshotContext,
): ServerMessage => ({
  type: 'snapshot',
  seat: seatIn(viewer),
  table: publicTable(table, context.spectators, context.televisions),
  position: gameProjectionFor(game, table, viewer),
  chat: context.chat,
  missedMoves: context.missed,
  ...(typeof viewer === 'number' && lastAccepted(table, viewer)),
})

function lastAccepted(table: Table, seat: Seat) {
  const one = table.seats[seat]
  const accepted = one?.kind === 'human' && table.acceptedCommands[one.id]?.at(-1)
  return accepted ? { lastAccepted: accepted } : {}
}

const seatIn = (viewer: Viewer): Seat | null => (typeof viewer === 'number' ? viewer : null)

/**
 * A function that returns the serialised messages about a change for one viewer. Parts that are the
 * same for all viewers are serialised once.
 * @param done the id of the command that caused the change, if this viewer receives the acknowledgement inside the view message
 */
type MessagesFor = (viewer: Viewer, done?: string) => string[]

/** Returns a function for the messages about a change; null if the change concerns no viewer. */
export function messagesOfChange(
  game: AnyGame,
  before: Table,
  { table, chat }: Change,
  spectators: number,
  televisions = 0,
): MessagesFor | null {
  const changed = changedPublicTable(before, table, spectators, televisions)
  const deal = dealAt(table)
  const viewChanged = deal !== null && deal.state !== dealAt(before)?.state
  const handsChanged = deal !== null && deal.trail !== dealAt(before)?.trail
  const socket = chat && encode({ type: 'chat', message: chat })
  if (changed === null && !viewChanged && !handsChanged && socket === undefined) return null
  return (viewer, done) => {
    const messages: string[] = []
    if (changed !== null)
      messages.push(`{"type":"table","seat":${seatIn(viewer)},"table":${changed}}`)
    const isNew = viewChanged || (viewer === 'public' && handsChanged)
    const view = isNew ? gameProjectionFor(game, table, viewer) : null
    if (view) messages.push(encode({ type: 'view', ...view, ...(done !== undefined && { done }) }))
    if (socket !== undefined) messages.push(socket)
    if (done !== undefined && !view) messages.push(encode({ type: 'done', id: done }))
    return messages
  }
}

/**
 * Returns a function for the messages about several changes that are sent together; null if the
 * changes concern no viewer.
 */
export function messagesOfChanges(
  game: AnyGame,
  before: Table,
  changes: readonly Change[],
  spectators: number,
  televisions = 0,
): MessagesFor | null {
  const all = changes.flatMap((change, at) => {
    const last = changes[at - 1]?.table ?? before
    return messagesOfChange(game, last, change, spectators, televisions) ?? []
  })
  if (all.length === 0) return null
  // Only the first change can be the answer to a command, so only its messages contain `done`.
  return (viewer, done) =>
    all.flatMap((messagesFor, at) => messagesFor(viewer, at === 0 ? done : undefined))
}

/**
 * Returns the public table as JSON, serialised once for all viewers. Returns null if it has not
 * changed, as after most moves.
 */
function changedPublicTable(
  before: Table,
  table: Table,
  spectators: number,
  televisions: number,
): string | null {
  const publicFields = publicTable(table, spectators, televisions)
  const isUnchanged = isSame(publicFields, publicTable(before, spectators, televisions))
  return isUnchanged ? null : JSON.stringify(publicFields)
}

export const encode = (message: ServerMessage): string => JSON.stringify(message)

/** Returns the ids of the humans who have lost their seat. */
export const unseatedHumans = (before: Table, after: Table): string[] =>
  humansAt(before)
    .map(({ id }) => id)
    .filter((id) => seatOf(after, id) < 0)
