import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { sameDealTitle } from '../../parts/same-deal.ts'

interface SameDealLinkProps {
  readonly table: PublicTable
  /** Opens how it went before. */
  readonly open: () => void
}

/** That the cards are those of another table, where they are. */
export const SameDealLink = ({ table: { sameDeal }, open }: SameDealLinkProps) =>
  sameDeal === undefined ? null : (
    <button class="tag same-deal-line" type="button" onClick={open}>
      {sameDealTitle(sameDeal)}
    </button>
  )
