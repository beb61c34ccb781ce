import { DayTitle } from '../../parts/day/DayTitle.tsx'

/**
 * The ribbon of a table that plays a deal of the day. It links to the page with all deals of the
 * day.
 */
export const DayRibbon = ({ day }: { readonly day: string }) => (
  <a class="played-on-ribbon" href="/day">
    <span>
      <DayTitle day={day} />
    </span>
  </a>
)
