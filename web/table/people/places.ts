import type { About } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'

/** How many may play at a table that gathers; cards that were dealt before are for just as many. */
export const seatsOf = ({ same }: PublicTable, { seats }: About): About['seats'] =>
  same === undefined ? seats : { min: same.seats, max: same.seats }

/** Whether people sit on all places; a bot's seat is open to them. */
export const isFull = ({ seats }: PublicTable, most: number): boolean =>
  seats.length >= most && seats.every(({ kind }) => kind === 'human')
