import { forgetLongLines, withBoundedNames } from './bounded-names.ts'
import type { Step } from './step.ts'

/** In the second form a name was bounded by its letters alone, and a letter by nothing; and nobody knew whose table it is. */
export const from2: Step = {
  sql: [forgetLongLines],
  table: (stored) => ({ barred: false, opener: null, ...withBoundedNames(stored) }),
}
