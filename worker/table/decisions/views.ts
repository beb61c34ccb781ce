import { isSame } from '../../../shared/canonical.ts'
import type { AnyGame, Seat, Viewer } from '../../../shared/game/game.ts'
import type {
  ChatMessage,
  GamePosition,
  KnownPerson,
  Position,
  PublicSeat,
  PublicState,
  PublicTable,
  ServerMessage,
  PendingTurn,
} from '../../../shared/protocol/protocol.ts'
import { areHandsOpen, isClosedByLeaver, watchedWithOpenHands } from './open-hands.ts'
import {
  dealAt,
  humansAt,
  personOf,
  sameDealAt,
  seatInDeal,
  seatOf,
  type Change,
  type Deal,
  type Paused,
  type Removed,
  type Swap,
  type Table,
  type TableSeat,
} from './table.ts'

/** All table matters that anybody may know, listed one by one: what is added to a table stays hidden until it stands here. */
export function publicTable(table: Table, watchers: number): PublicTable {
  const { phase, finished } = table
  const same = sameDealAt(table)
  const pending = pendingTurns(table)
  return {
    code: table.code,
    game: table.game,
    options: table.options,
    phase: phase.name,
    deal: table.deals,
    seats: table.seats.map((one, seat) => publicSeat(table, one, seat)),
    host: table.host === null ? null : seatOf(table, table.host),
    ...(table.absentHost !== null && { absentHost: seatOf(table, table.absentHost) }),
    ...(table.call && { hostCall: { by: seatOf(table, table.call.by), since: table.call.since } }),
    locked: table.locked,
    autoSubstitute: table.keeper,
    joinApproval: table.ask,
    ...(table.asking.length > 0 && { joinRequests: table.asking.map(known) }),
    ...(table.removed.length > 0 && { removed: table.removed.map(known) }),
    ...(table.swaps.length > 0 && { swapRequests: table.swaps.map(publicSwap) }),
    ...(table.lasting && { longLived: true }),
    listed: table.listed,
    ...(table.tempo !== 'free' && { tempo: table.tempo }),
    ...(table.closed && { closed: true }),
    spectatorDelay: table.delay,
    ...(table.openHands > 0 && {
      openHands: {
        moves: table.openHands,
        open: areHandsOpen(table),
        ...(isClosedByLeaver(table) && { closedUntilNextDeal: true }),
      },
    }),
    paused: phase.name === 'playing' && phase.paused ? publicPause(phase.paused) : null,
    ...(pending.length > 0 && { pendingTurns: pending }),
    commitment: promiseOf(table),
    proof: phase.name === 'playing' ? phase.deal.proof : (finished?.proof ?? null),
    outcome: phase.name === 'over' ? (finished?.outcome ?? null) : null,
    ...(table.evening.length > 0 && { results: table.evening }),
    ...(same && { sameDeal: same }),
    spectators: watchers,
  }
}

/** What players may add to; nobody adds to a deal that was played before. */
function promiseOf({ phase }: Table): string | null {
  if (phase.name === 'playing' || 'same' in phase.coming) return null
  return phase.coming.commitment
}

const publicPause = ({ why, seat }: Paused): PublicTable['paused'] => ({ reason: why, seat })

/** Nobody is hurried where turns have no end: only what takes long is told. */
function pendingTurns({ phase, tempo }: Table): PendingTurn[] {
  if (phase.name !== 'playing' || phase.paused) return []
  return phase.thinking
    .filter(({ isSlow }) => tempo !== 'free' || isSlow)
    .map(({ seat, since, nudge }) => (nudge ? { seat, since, nudge } : { seat, since }))
}

const publicSeat = ({ phase }: Table, one: TableSeat, seat: Seat): PublicSeat => ({
  name: one.name,
  kind: one.kind,
  connected: one.kind === 'human' && one.here,
  substituted: one.kind === 'human' && one.kept,
  ...(one.kind === 'human' && { person: personOf(one) }),
  ...(one.kind === 'human' && one.program && { program: true }),
  ...(one.kind === 'human' && one.overdue > 0 && { timedOutTurns: one.overdue }),
  ...(phase.name === 'playing' && phase.standIns.includes(seat) && { substitutedThisTurn: true }),
  ...(one.kind === 'human' && one.showsHand !== null && { showsHand: one.showsHand }),
  ...(one.kind === 'bot' && { strength: one.strength }),
  ...(one.piece !== seat && { piece: one.piece }),
})

const publicSwap = (one: Swap) => ({
  from: personOf({ id: one.by }),
  to: personOf({ id: one.with }),
})

const known = (one: Removed): KnownPerson => ({
  person: personOf(one),
  name: one.name,
  ...(one.program && { program: true }),
})

/**
 * The only way for a game's state to leave the table. Until the end spectators may be some moves behind, and see all hands
 * as late if those are open. Each of their views says how late it is.
 */
export function projectionFor(game: AnyGame, table: Table, viewer: Viewer): Position | null {
  const deal = dealAt(table)
  if (!deal) return null
  const viewerNow = viewerInDeal(table, viewer)
  if (viewerNow === 'public') {
    const watched =
      table.phase.name === 'playing'
        ? (watchedWithOpenHands(game, table, deal) ?? deal.past[0])
        : undefined
    const seen = watched ?? projectionNow(game, table, deal, viewerNow)
    return { ...seen, movesBehind: deal.turn - seen.turn }
  }
  return projectionNow(game, table, deal, viewerNow)
}

/** Returns the viewer's seat in the deal. A person who sat down after its end had none, and sees what spectators see. */
export const viewerInDeal = (table: Table, viewer: Viewer): Viewer =>
  typeof viewer === 'number' ? (seatInDeal(table, viewer) ?? 'public') : viewer

export function projectionNow(game: AnyGame, table: Table, deal: Deal, viewer: Viewer): Position {
  return {
    seq: table.seq,
    turn: deal.turn,
    toMove: game.toMove(deal.state),
    view: game.view(deal.state, viewer),
  }
}

export function publicState(game: AnyGame, table: Table, watchers: number): PublicState {
  return { table: publicTable(table, watchers), position: shownTo(game, table, 'public') }
}

function shownTo(game: AnyGame, table: Table, viewer: Viewer): GamePosition | null {
  const seen = projectionFor(game, table, viewer)
  return seen && { game: table.game, ...seen }
}

export type Around = {
  readonly chat: readonly ChatMessage[]
  readonly watchers: number
  readonly missed: number
}

/** What a socket hears first. */
export const snapshot = (
  game: AnyGame,
  table: Table,
  viewer: Viewer,
  around: Around,
): ServerMessage => ({
  type: 'snapshot',
  seat: seatIn(viewer),
  table: publicTable(table, around.watchers),
  position: shownTo(game, table, viewer),
  chat: around.chat,
  missedMoves: around.missed,
  ...(typeof viewer === 'number' && lastAccepted(table, viewer)),
})

function lastAccepted(table: Table, seat: Seat) {
  const one = table.seats[seat]
  const accepted = one?.kind === 'human' && table.accepted[one.id]?.at(-1)
  return accepted ? { lastAccepted: accepted } : {}
}

const seatIn = (viewer: Viewer): Seat | null => (typeof viewer === 'number' ? viewer : null)

/**
 * What each viewer hears of a change, as strings: what all of them hear is written once.
 * @param done the id of the command that caused it, where this viewer is to hear of it here
 */
export type News = (viewer: Viewer, done?: string) => string[]

/** Nothing is empty news. */
export function news(
  game: AnyGame,
  before: Table,
  { table, chat }: Change,
  watchers: number,
): News | null {
  const changed = changedMatters(before, table, watchers)
  const deal = dealAt(table)
  const viewChanged = deal !== null && deal.state !== dealAt(before)?.state
  const handsChanged = deal !== null && deal.trail !== dealAt(before)?.trail
  const line = chat && encode({ type: 'chat', message: chat })
  if (changed === null && !viewChanged && !handsChanged && line === undefined) return null
  return (viewer, done) => {
    const messages: string[] = []
    if (changed !== null)
      messages.push(`{"type":"table","seat":${seatIn(viewer)},"table":${changed}}`)
    const isNew = viewChanged || (viewer === 'public' && handsChanged)
    const view = isNew ? shownTo(game, table, viewer) : null
    if (view) messages.push(encode({ type: 'view', ...view, ...(done !== undefined && { done }) }))
    if (line !== undefined) messages.push(line)
    if (done !== undefined && !view) messages.push(encode({ type: 'done', id: done }))
    return messages
  }
}

/** The same of what happens at once, one change after the other. */
export function newsOf(
  game: AnyGame,
  before: Table,
  changes: readonly Change[],
  watchers: number,
): News | null {
  const all = changes.flatMap((change, at) => {
    const last = changes[at - 1]?.table ?? before
    return news(game, last, change, watchers) ?? []
  })
  if (all.length === 0) return null
  // Only the first one was caused by somebody.
  return (viewer, done) =>
    all.flatMap((messagesFor, at) => messagesFor(viewer, at === 0 ? done : undefined))
}

/** What everybody is told of the table anew, written once for all; nearly always nothing. */
function changedMatters(before: Table, table: Table, watchers: number): string | null {
  const matters = publicTable(table, watchers)
  return isSame(matters, publicTable(before, watchers)) ? null : JSON.stringify(matters)
}

export const encode = (message: ServerMessage): string => JSON.stringify(message)

/** The humans who had a seat before and have none now. */
export const unseated = (before: Table, after: Table): string[] =>
  humansAt(before)
    .map(({ id }) => id)
    .filter((id) => seatOf(after, id) < 0)
