import type { Outcome } from '../../../game/game.ts'

/** Returns the outcome of a finished game. It only needs fields that a state and a view share. */
export function outcomeOf({
  step,
  points,
}: {
  readonly step?: { readonly now: string }
  readonly points: readonly number[]
}): Outcome | null {
  if (step?.now !== 'over') return null
  const places = points.map((mine) => 1 + points.filter((other) => other > mine).length)
  return { kind: 'places', places, points }
}
