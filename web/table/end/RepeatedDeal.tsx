import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { words } from '../../words/index.ts'
import { DealResults } from './DealResults.tsx'
import { sameDealTitle } from '../../parts/same-deal.ts'
import { SameDealTitle } from '../../parts/SameDealTitle.tsx'

/**
 * Says that this table repeats a deal: where it was played first, with what results, and what that
 * means for this table.
 */
export function RepeatedDeal({ table }: { readonly table: PublicTable }) {
  const { sameDeal } = table
  if (sameDeal === undefined) return null
  const text = words.value.sameDeal
  return (
    <section class="column" aria-label={sameDealTitle(sameDeal)}>
      <h2>
        <SameDealTitle sameDeal={sameDeal} />
      </h2>
      <DealResults table={table} />
      <p class="soft">
        {text.means(sameDeal.seats)}
        {sameDeal.results.length > 0 && ` ${text.known}`}
      </p>
    </section>
  )
}
