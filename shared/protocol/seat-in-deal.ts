import type { Seat } from '../game/game.ts'
import type { PublicTable } from './protocol.ts'

/** Where somebody sat in the deal that a table shows: once it is over people may change chairs. Null for whoever watched it. */
export function seatInDeal(
  { phase, results: evening, seats }: Pick<PublicTable, 'phase' | 'results' | 'seats'>,
  seat: Seat,
): Seat | null {
  const played = phase === 'over' ? evening?.at(-1) : undefined
  if (!played) return seat
  const person = seats[seat]?.person
  const found = person === undefined ? -1 : played.people.indexOf(person)
  return found < 0 ? null : found
}
