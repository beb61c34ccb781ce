import { fullBucket } from '../decisions/time/bucket.ts'
import { fullBudgets } from '../decisions/time/budgets.ts'
import type { Bucket } from '../decisions/table.ts'
import type { StoredTable } from './step.ts'

/** Nobody has spent anything yet. */
export const withBudgets = (stored: StoredTable): StoredTable => ({
  budgets: fullBudgets,
  ...stored,
  seats: (stored['seats'] as readonly StoredSeat[]).map(withBudget),
})

type StoredSeat = { readonly kind: string }
const withBudget = (one: StoredSeat): StoredSeat & { readonly budget?: Bucket } =>
  one.kind === 'human' ? { budget: fullBucket, ...one } : one
