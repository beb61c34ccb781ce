import type { PublicTable } from '../../shared/protocol.ts'
import { pageWords } from '../words/index.ts'
import { DealResults } from './DealResults.tsx'
import { shownCode } from './same-deal.ts'

/** Before cards that were dealt before: whose they were, how that went, and what it means for this table. */
export function SameDeal({ table }: { readonly table: PublicTable }) {
  const told = pageWords.value.sameDeal
  const latest = table.same?.results.at(-1)
  if (table.same === undefined || latest === undefined) return null
  const title = told.title(shownCode(latest.code))
  return (
    <section class="paper column" aria-label={title}>
      <h2>{title}</h2>
      <DealResults table={table} />
      <p class="soft">{told.means(table.same.seats)}</p>
    </section>
  )
}
