import type { Outcome } from '../../../game/game.ts'

/** How a game has ended, if it has: as much of it as a state and a view have in common. */
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
