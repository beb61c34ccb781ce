import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { words } from '../../words/index.ts'
import { DealResults } from './DealResults.tsx'
import { sameDealTitle } from '../../parts/same-deal.ts'

/** Before cards that were dealt before: whose they were, how that went, and what it means for this table. */
export function RepeatedDeal({ table }: { readonly table: PublicTable }) {
  const { same } = table
  if (same === undefined) return null
  return (
    <section class="column" aria-label={sameDealTitle(same)}>
      <h2>{sameDealTitle(same)}</h2>
      <DealResults table={table} />
      <p class="soft">{words.value.sameDeal.means(same.seats)}</p>
    </section>
  )
}
