import type { SameDeal } from '../../shared/protocol/protocol.ts'
import { lazy } from '../kit/lazy.tsx'
import { sameDealTitle } from './same-deal.ts'

const DayTitle = lazy(() => import('./day/DayTitle.tsx').then((part) => part.DayTitle))

/** The title of a repeated deal: the table that played it last, or the day of a deal of the day. */
export function SameDealTitle({ sameDeal }: { readonly sameDeal: SameDeal }) {
  const { firstDealt } = sameDeal
  const title = sameDealTitle(sameDeal)
  return title === undefined && 'day' in firstDealt ? (
    <DayTitle day={firstDealt.day} />
  ) : (
    <>{title}</>
  )
}
