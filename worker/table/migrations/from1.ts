import type { Step, StoredTable } from './step.ts'

/**
 * The first release counted no versions while it grew: some of its tables have these fields, and those keep them.
 * What somebody looked at before the update may have changed since, so every seat is up to date only from now on.
 */
export const from1: Step = {
  // Which command an entry comes from. It did not know.
  sql: ['alter table log add column said text'],
  table: (stored) => ({
    listed: false,
    delay: 0,
    ...stored,
    seats: (stored['seats'] as readonly StoredSeat[]).map(withStrength),
    phase: withDeal(stored['phase'] as Phase, (stored['seats'] as readonly unknown[]).length),
    finished: stored['finished'] && { before: null, ...(stored['finished'] as object) },
  }),
}

type StoredSeat = { readonly kind: string; readonly strength?: string }
const withStrength = (one: StoredSeat): StoredSeat =>
  one.kind === 'bot' ? { strength: 'even', ...one } : one

type Phase = { readonly name: string; readonly deal?: StoredDeal }
type StoredDeal = { readonly turn: number } & Omit<StoredTable, 'version'>

function withDeal(phase: Phase, seats: number): Phase {
  const { deal } = phase
  if (!deal) return phase
  const sameSince = Array.from({ length: seats }, () => deal.turn)
  return { ...phase, deal: { before: null, sameSince, past: [], reasons: [], ...deal } }
}
