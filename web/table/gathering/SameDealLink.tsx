import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { sameDealTitle } from '../../parts/same-deal.ts'

interface SameDealLinkProps {
  readonly table: PublicTable
  /** Opens the results of the earlier games with the same deal. */
  readonly open: () => void
}

/**
 * Shows that the table repeats an earlier deal. A tap opens the earlier results. Shows nothing at a
 * table that plays a deal of the day for the first time.
 */
export const SameDealLink = ({ table: { sameDeal }, open }: SameDealLinkProps) =>
  !sameDeal?.results.length ? null : (
    <button class="tag same-deal-line" type="button" onClick={open}>
      {sameDealTitle(sameDeal)}
    </button>
  )
