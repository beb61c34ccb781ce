import type { Happening } from '../plan.ts'
import { acts } from './acts.ts'

const alone = { pause: 8_000, people: 1 }

/** A tab falls asleep before it hears answers, and says its commands again after another tab of the seat has said many. */
export const saysAgainAfterMany: readonly Happening[] = [
  { at: 1, does: 'acts', who: 0, roll: 34 },
  ...acts(10, { begin: 10_000, ...alone }, 34_000),
  { at: 100_000, does: 'hears nothing', who: 0, roll: 34 },
  { at: 100_150, does: 'sleeps', who: 0, roll: 1 },
  { at: 110_000, does: 'opens another tab', who: 0, roll: 1 },
  ...acts(40, { begin: 120_000, ...alone }, 34_100),
  { at: 500_000, does: 'wakes', who: 0, roll: 1 },
  { at: 560_000, does: 'a quiet while', who: 0, roll: 1 },
]
