import type { AnyGame } from '../../../shared/game/game.ts'
import { ok, refuse } from '../../../shared/result.ts'
import type { Position } from '../../../shared/protocol/protocol.ts'
import type { OpenHandsDelay } from '../../../shared/protocol/table-settings.ts'
import { projectionNow } from './positions.ts'
import {
  humansAt,
  seatOf,
  withSeat,
  type Deal,
  type Decision,
  type Human,
  type Table,
  type TableSeat,
  type Trail,
} from './table.ts'

// If all players agree, spectators see all hands, some moves late. They never see a hand from before
// the last player agreed. A player who refuses does so for the whole deal: the cards stay hidden even
// if another player takes over the seat.

/**
 * Stores the host's offer of open hands, or withdraws it. If the host changes the delay in moves, all
 * players have to answer again.
 */
export function offerOpenHands(table: Table, host: Human, moves: OpenHandsDelay): Decision {
  if (moves === table.openHands) return ok({ table })
  const seats = table.seats.map((one) =>
    one.kind === 'human' && one.id === host.id && moves > 0
      ? { ...one, showsHand: true }
      : withoutAnswer(one),
  )
  const asked = { ...withRestartedTrail(table), seats, openHands: moves }
  return ok({
    table: moves > 0 ? withAnswer(asked, host.id, true) : asked,
    entry: { type: 'set-open-hands', data: { seat: seatOf(table, host.id), moves } },
  })
}

/**
 * Stores a player's answer to the offer of open hands. `shows` false is a refusal, and also
 * withdraws an earlier agreement.
 */
export function answerOpenHands(
  table: Table,
  seat: number,
  human: Human,
  shows: boolean,
): Decision {
  // Without an offer, a player cannot agree, and a refusal changes nothing.
  if (table.openHands === 0) return shows ? refuse({ refusal: 'not-now' }) : ok({ table })
  return ok({
    table: withAnswer(withSeat(table, seat, { ...human, showsHand: shows }), human.id, shows),
    entry: { type: 'show-hand', data: { seat, shows } },
  })
}

/**
 * Stores an answer to the offer of open hands in the deal. After a player has refused, spectators
 * can see this deal's hands only if the same player agrees later.
 */
function withAnswer(table: Table, id: string, shows: boolean): Table {
  const { phase } = table
  if (phase.name !== 'playing' || phase.deal.refusedBy.includes(id) !== shows) return table
  const others = phase.deal.refusedBy.filter((one) => one !== id)
  const deal = { ...phase.deal, refusedBy: shows ? others : [...others, id] }
  return { ...table, phase: { ...phase, deal } }
}

/**
 * Returns the table after a player has lost the seat. A player who had not agreed to open hands
 * counts as having refused for this deal.
 */
export const withLeaversAnswer = (table: Table, { id, showsHand }: Human): Table =>
  table.openHands > 0 && showsHand !== true ? withAnswer(table, id, false) : table

/** Returns the ids of the players who have already refused open hands when the cards are dealt. */
export const refusersAt = (table: Table): string[] =>
  humansAt(table).flatMap(({ id, showsHand }) => (showsHand === false ? [id] : []))

/**
 * Returns whether a player has left who had not agreed to open hands. In that case hands stay
 * closed until the next deal.
 */
export const isClosedByLeaver = (table: Table): boolean =>
  table.openHands > 0 &&
  table.phase.name === 'playing' &&
  table.phase.deal.refusedBy.some((id) => seatOf(table, id) < 0)

/** Clears the answers to the offer of open hands. Called when another game is chosen. */
export const withoutAnswers = (table: Table): Table => ({
  ...table,
  seats: table.seats.map(withoutAnswer),
})

const withoutAnswer = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, showsHand: null } : one

/** Returns whether all present and former players of this deal have agreed. Bots are not asked. */
export const areHandsOpen = (table: Table): boolean =>
  table.openHands > 0 &&
  table.phase.name === 'playing' &&
  table.phase.deal.refusedBy.length === 0 &&
  humansAt(table).every(({ showsHand }) => showsHand === true)

/**
 * Starts the trail (`Trail` in table.ts) when the last player agrees, and drops it when hands are
 * no longer open.
 */
export function withTrail(game: AnyGame, table: Table): Table {
  const { phase } = table
  if (phase.name !== 'playing') return table
  const { deal } = phase
  if (areHandsOpen(table) === (deal.trail !== null)) return table
  const trail = deal.trail ? null : { first: projectionNow(game, table, deal, 'public'), past: [] }
  return { ...table, phase: { ...phase, deal: { ...deal, trail } } }
}

/**
 * Restarts the trail if hands are open. Spectators keep seeing the last view until the new trail
 * contains as many moves as their delay.
 */
function withRestartedTrail(table: Table): Table {
  const { phase } = table
  if (phase.name !== 'playing') return table
  const first = openHandsProjection(table, phase.deal)
  const deal = { ...phase.deal, trail: first && { first, past: [] } }
  return { ...table, phase: { ...phase, deal } }
}

/** Returns the trail after another move. */
export function trailAfter(game: AnyGame, table: Table, deal: Deal): Trail | null {
  const { trail } = deal
  if (!trail) return null
  const moves = movesBehind(table)
  const before = { ...projectionNow(game, table, deal, 'open-hands'), openHands: true } as const
  const past = [...trail.past, before].slice(-moves)
  return { first: past.length < moves ? trail.first : null, past }
}

/**
 * Returns the projection for spectators while hands are open; null if hands are closed. It is never
 * older than a projection that spectators have already seen.
 */
export function openHandsProjection(table: Table, { trail, past }: Deal): Position | null {
  if (!trail || !areHandsOpen(table)) return null
  const { first } = trail
  if (!first) return trail.past[0] ?? null
  const [delayed] = past
  return delayed && delayed.seq <= first.seq && !first.openHands ? delayed : first
}

/**
 * Returns the delay of spectators in moves. It is the longer of `spectatorDelay` and `openHands`,
 * so that open hands never show a newer state than `spectatorDelay` allows.
 */
const movesBehind = ({ spectatorDelay, openHands }: Table): number =>
  Math.max(spectatorDelay, openHands)
