import type { Outcome } from '../game.ts'
import type { View } from './state.ts'

/** How the game that a view shows has ended, if it has. */
export function outcomeShown({ step, points }: Pick<View, 'step' | 'points'>): Outcome | null {
  if (step.now !== 'over') return null
  const places = points.map((mine) => 1 + points.filter((other) => other > mine).length)
  return { kind: 'places', places, points }
}
