import type { About, Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'

/**
 * Returns the least and greatest number of players. A repeated deal needs as many players as it
 * had.
 */
export const seatLimitsOf = ({ sameDeal }: PublicTable, { seats }: About): About['seats'] =>
  sameDeal === undefined ? seats : { min: sameDeal.seats, max: sameDeal.seats }

/** Whether people have all seats. A bot's seat counts as free, because bots make way for people. */
export const isFull = ({ seats }: PublicTable, most: number): boolean =>
  seats.length >= most && seats.every(({ kind }) => kind === 'human')

/**
 * Returns the free seat after the last seat, if a move there changes the order of play. Returns
 * null during a game, and for the players on both sides of the free seat.
 */
export function freeSeatFor(table: PublicTable, mine: Seat): Seat | null {
  const { seats, phase, game } = table
  const about = findGame(game)
  const most = phase === 'over' ? about?.seats.max : about && seatLimitsOf(table, about).max
  const isBeside = mine === 0 || mine === seats.length - 1
  return phase === 'playing' || isBeside || seats.length >= (most ?? 0) ? null : seats.length
}
