import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { sameDealTitle } from '../../parts/same-deal.ts'

interface SameDealLinkProps {
  readonly table: PublicTable
  /** Opens the results of the earlier games with the same deal. */
  readonly open: () => void
}

/** Shows that the table repeats an earlier deal. A tap opens the earlier results. */
export const SameDealLink = ({ table: { sameDeal }, open }: SameDealLinkProps) =>
  sameDeal === undefined ? null : (
    <button class="tag same-deal-line" type="button" onClick={open}>
      {sameDealTitle(sameDeal)}
    </button>
  )
