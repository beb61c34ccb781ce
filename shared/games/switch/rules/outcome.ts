import type { Outcome } from '../../../game/game.ts'
import { placesBy } from '../../../game/places.ts'

/** Returns the outcome of a finished game. It only needs fields that a state and a view share. */
export function outcomeOf({
  step,
  points,
}: {
  readonly step?: { readonly now: string }
  readonly points: readonly number[]
}): Outcome | null {
  if (step?.now !== 'over') return null
  return { kind: 'places', places: placesBy(points), points }
}
