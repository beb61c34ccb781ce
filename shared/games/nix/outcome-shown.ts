import type { Outcome } from '../game.ts'
import type { View } from './state.ts'

/** How the game that a view shows has ended, if it has. */
export function outcomeShown({ ending, totals, hands }: View): Outcome | null {
  if (!ending) return null
  const seats = hands.length
  const [place, points] = [ending.places[seats], totals[seats]]
  return {
    kind: 'places',
    places: ending.places.slice(0, seats),
    points: totals.slice(0, seats),
    ...(place !== undefined && points !== undefined && { guest: { place, points } }),
  }
}
