import type { Human } from '../decisions/table.ts'
import type { Step } from './step.ts'

/** In the seventh form nobody was told of their turn but on a page that is open, and every page counted as in sight. */
export const from7: Step = {
  sql: [],
  table: (stored) => ({
    ...stored,
    seats: (stored['seats'] as readonly StoredSeat[]).map(withSubscriptions),
  }),
}

type StoredSeat = { readonly kind: string } & Partial<Pick<Human, 'inSight' | 'subscriptions'>>
const withSubscriptions = (one: StoredSeat): StoredSeat =>
  one.kind === 'human' ? { inSight: true, subscriptions: [], ...one } : one
