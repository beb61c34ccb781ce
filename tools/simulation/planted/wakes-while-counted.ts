import type { Happening } from '../plan.ts'

/** Somebody who watches is given up while they sleep, and wakes just as the relay tells the table that nobody is left. */
export const wakesWhileCounted: readonly Happening[] = [
  { at: 1, does: 'acts', who: 0, roll: 101 },
  { at: 5_000, does: 'acts', who: 1, roll: 100 },
  { at: 9_000, does: 'acts', who: 0, roll: 100 },
  { at: 60_000, does: 'sleeps', who: 1, roll: 100 },
  { at: 201_050, does: 'wakes', who: 1, roll: 162 },
  { at: 700_000, does: 'a quiet while', who: 0, roll: 100 },
]
