import { dayWords } from '../../words/day.ts'

/**
 * The ribbon of a table that plays a deal of the day. It links to the page with all deals of the
 * day.
 */
export function DayRibbon({ day }: { readonly day: string }) {
  const text = dayWords.value
  return (
    <a class="played-on-ribbon" href="/day">
      {text.title}, {text.date(new Date(day))}
    </a>
  )
}
