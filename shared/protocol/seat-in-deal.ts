import type { Seat } from '../game/game.ts'
import type { PublicTable } from './protocol.ts'

/**
 * Returns the seat that the player on `seat` had in the deal whose cards the table shows. After a
 * game, players can change seats, but the table still shows the cards of that game. Null for a
 * person who did not play in that deal.
 */
export function seatInDeal(
  { phase, results, seats }: Pick<PublicTable, 'phase' | 'results' | 'seats'>,
  seat: Seat,
): Seat | null {
  const played = phase === 'over' ? results?.at(-1) : undefined
  if (!played) return seat
  const person = seats[seat]?.person
  const found = person === undefined ? -1 : played.people.indexOf(person)
  return found < 0 ? null : found
}
