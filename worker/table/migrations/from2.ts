import { forgetLongLines, withBoundedNames } from './bounded-names.ts'
import { withBudgets } from './budgets.ts'
import type { Step } from './step.ts'

/**
 * In the second form a name was bounded by its letters alone, and a letter by nothing; and nobody knew whose table it
 * is. There were no budgets, and a table was forgotten as soon as it was due.
 */
export const from2: Step = {
  sql: [forgetLongLines],
  table: (stored) => ({
    barred: false,
    opener: null,
    due: null,
    ...withBudgets(withBoundedNames(stored)),
  }),
}
