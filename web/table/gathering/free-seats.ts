import type { About, Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'

/**
 * Returns the smallest and the largest number of players. A repeated deal needs exactly as many
 * players as before.
 */
export const seatLimitsOf = ({ sameDeal }: PublicTable, { seats }: About): About['seats'] =>
  sameDeal === undefined ? seats : { min: sameDeal.seats, max: sameDeal.seats }

/**
 * Returns whether people have all seats. A bot's seat counts as free, because a person can take it.
 */
export const isFull = ({ seats }: PublicTable, most: number): boolean =>
  seats.length >= most && seats.every(({ kind }) => kind === 'human')

/**
 * Returns the number of the free seat between the last and the first player, if the player in seat
 * `mine` can move there. Returns null during a game. Also returns null for the first and the last
 * player: they sit beside that seat already, so the order of play would stay the same.
 */
export function freeSeatFor(table: PublicTable, mine: Seat): Seat | null {
  const { seats, phase, game } = table
  const about = findGame(game)
  const most = phase === 'over' ? about?.seats.max : about && seatLimitsOf(table, about).max
  const isBeside = mine === 0 || mine === seats.length - 1
  return phase === 'playing' || isBeside || seats.length >= (most ?? 0) ? null : seats.length
}
