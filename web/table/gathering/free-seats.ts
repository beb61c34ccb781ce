import type { About, Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'

/** How many may play at a table that gathers; cards that were dealt before are for just as many. */
export const seatLimitsOf = ({ sameDeal }: PublicTable, { seats }: About): About['seats'] =>
  sameDeal === undefined ? seats : { min: sameDeal.seats, max: sameDeal.seats }

/** Whether people sit on all places; a bot's seat is open to them. */
export const isFull = ({ seats }: PublicTable, most: number): boolean =>
  seats.length >= most && seats.every(({ kind }) => kind === 'human')

/** Between games: the chair after the last one, for whom it makes a difference. Those beside it sit there already, as it were. */
export function freeSeatFor(table: PublicTable, mine: Seat): Seat | null {
  const { seats, phase, game } = table
  const about = findGame(game)
  const most = phase === 'over' ? about?.seats.max : about && seatLimitsOf(table, about).max
  const isBeside = mine === 0 || mine === seats.length - 1
  return phase === 'playing' || isBeside || seats.length >= (most ?? 0) ? null : seats.length
}
