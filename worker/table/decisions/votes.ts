import type { Table } from './table.ts'

/**
 * Returns the table with this vote of a person. If `game` is null, returns the table without the
 * person's vote.
 */
export function withVote(table: Table, id: string, game: string | null): Table {
  const { phase } = table
  if (phase.name !== 'over') return table
  const others = (phase.voting?.votes ?? []).filter((one) => one.id !== id)
  const votes = game === null ? others : [...others, { id, game }]
  const { missing = [], dealsAt = null } = phase.voting ?? {}
  return { ...table, phase: { ...phase, voting: { votes, missing, dealsAt } } }
}
