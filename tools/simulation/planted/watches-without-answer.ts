import type { Happening } from '../plan.ts'

/** The table never answers the relay of the first one who watches. */
export const watchesWithoutAnswer: readonly Happening[] = [
  { at: 5_000, does: 'acts', who: 0, roll: 100 },
  { at: 20_000, does: 'an answer is lost', who: 0, roll: 7 },
  { at: 21_000, does: 'begins to watch', who: 0, roll: 100 },
  { at: 60_000, does: 'a quiet while', who: 0, roll: 100 },
]
