import { forgetLongLines, withBoundedNames } from './bounded-names.ts'
import { withBudgets } from './budgets.ts'
import type { Step, StoredTable } from './step.ts'

/**
 * In the second form a name was bounded by its letters alone, and a letter by nothing; and nobody knew whose table it
 * is. There were no budgets, and a table was forgotten as soon as it was due.
 * Whoever came sat down, also on a bot's chair and after they were removed. Games had no versions: all were the first.
 */
export const from2: Step = {
  sql: [forgetLongLines],
  table: (stored) => ({
    barred: false,
    opener: null,
    due: null,
    ask: false,
    asking: [],
    removed: [],
    ...withGameVersion(withBudgets(withNetworks(withBoundedNames(stored)))),
  }),
}

/** Where somebody came from was not asked. */
const withNetworks = (stored: StoredTable): StoredTable => ({
  ...stored,
  seats: (stored['seats'] as readonly StoredSeat[]).map(withNetwork),
})

type StoredSeat = { readonly kind: string; readonly network?: null }
const withNetwork = (one: StoredSeat): StoredSeat =>
  one.kind === 'human' ? { network: null, ...one } : one

const first = { gameVersion: 1 }

function withGameVersion(stored: StoredTable): StoredTable {
  const { deal, ...phase } = stored['phase'] as { readonly deal?: object }
  const finished = stored['finished'] as object | null
  return {
    ...first,
    ...stored,
    phase: { ...phase, ...(deal && { deal: { ...first, ...deal } }) },
    finished: finished && { ...first, ...finished },
  }
}
