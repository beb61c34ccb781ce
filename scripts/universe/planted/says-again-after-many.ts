import type { Happening } from '../plan.ts'

const acts = (many: number, begin: number, roll: number): Happening[] =>
  Array.from({ length: many }, (_, one) => ({
    at: begin + one * 8_000,
    does: 'acts',
    who: 0,
    roll: roll + one,
  }))

/** A tab falls asleep before it hears answers, and says its commands again after another tab of the seat has said many. */
export const saysAgainAfterMany: readonly Happening[] = [
  { at: 1, does: 'acts', who: 0, roll: 34 },
  ...acts(10, 10_000, 34_000),
  { at: 100_000, does: 'hears nothing', who: 0, roll: 34 },
  { at: 100_150, does: 'sleeps', who: 0, roll: 1 },
  { at: 110_000, does: 'opens another tab', who: 0, roll: 1 },
  ...acts(40, 120_000, 34_100),
  { at: 500_000, does: 'wakes', who: 0, roll: 1 },
  { at: 560_000, does: 'a quiet while', who: 0, roll: 1 },
]
