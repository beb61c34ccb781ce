import type { Happening } from '../plan.ts'

const acts = (many: number, begin: number, pause: number, roll: number): Happening[] =>
  Array.from({ length: many }, (_, one) => ({
    at: begin + one * pause,
    does: 'acts',
    who: one % 2,
    roll: roll + one,
  }))

/** Two people move as fast as they can while crowds come: news is on its way when the table gives the next snapshot. */
export const movesWhileCrowdsCome: readonly Happening[] = [
  ...acts(6, 5_000, 8_000, 34_000),
  { at: 60_000, does: 'begins to watch', who: 0, roll: 34_006 },
  { at: 70_000, does: 'a crowd comes', who: 0, roll: 34_007 },
  ...acts(8, 70_000, 90, 34_008),
  { at: 90_000, does: 'a crowd comes', who: 0, roll: 34_016 },
  ...acts(8, 90_000, 90, 34_017),
  { at: 110_000, does: 'a crowd comes', who: 0, roll: 34_025 },
  ...acts(8, 110_000, 90, 34_026),
]
