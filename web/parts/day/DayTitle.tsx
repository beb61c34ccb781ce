import { localise } from '../../words/index.ts'
import { dayWords } from '../../words/day.ts'

/** Names the deal of a day, with the date in the viewer's language. */
export function DayTitle({ day }: { readonly day: string }) {
  const text = localise(dayWords)
  return (
    <>
      {text.title}, {text.date(new Date(day))}
    </>
  )
}
