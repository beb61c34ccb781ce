import type { Outcome } from '../../../game/game.ts'
import { totalAt } from './scoring.ts'
import type { View } from './state.ts'

/** Returns the outcome of the game in a view, or null before its end. */
export function outcomeOf({ ending, scores, hands }: View): Outcome | null {
  if (!ending) return null
  const seats = hands.length
  const place = ending.places[seats]
  return {
    kind: 'places',
    places: ending.places.slice(0, seats),
    points: hands.map((_, seat) => totalAt(scores, seat)),
    ...(place !== undefined && { guest: { place, points: totalAt(scores, seats) } }),
  }
}
