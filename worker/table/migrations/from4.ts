import type { Step } from './step.ts'

/** In the fourth form nobody changed their chair, and no table stayed for longer than others. */
export const from4: Step = {
  sql: [],
  table: (stored) => ({ swaps: [], lasting: false, ...stored }),
}
