import type { Seat } from '../game/game.ts'
import type { PublicTable } from './protocol.ts'

/**
 * Returns the seat that a player had in the deal on the table. After the end of a game, players
 * can change seats, but the cards stay those of the last deal. Null for a person who only watched
 * that deal.
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
