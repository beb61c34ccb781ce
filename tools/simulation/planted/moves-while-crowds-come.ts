import type { Happening } from '../plan.ts'
import { acts } from './acts.ts'

const inHaste = { pause: 90, people: 2 }

/** Two people move as fast as they can while crowds come: news is on its way when the table gives the next snapshot. */
export const movesWhileCrowdsCome: readonly Happening[] = [
  ...acts(6, { begin: 5_000, pause: 8_000, people: 2 }, 34_000),
  { at: 60_000, does: 'begins to watch', who: 0, roll: 34_006 },
  { at: 70_000, does: 'a crowd comes', who: 0, roll: 34_007 },
  ...acts(8, { begin: 70_000, ...inHaste }, 34_008),
  { at: 90_000, does: 'a crowd comes', who: 0, roll: 34_016 },
  ...acts(8, { begin: 90_000, ...inHaste }, 34_017),
  { at: 110_000, does: 'a crowd comes', who: 0, roll: 34_025 },
  ...acts(8, { begin: 110_000, ...inHaste }, 34_026),
]
