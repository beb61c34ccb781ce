import { dayWords } from '../../words/day.ts'

/** Names the deal of a day, with the date in the viewer's language. */
export function DayTitle({ day }: { readonly day: string }) {
  const text = dayWords.value
  return (
    <>
      {text.title}, {text.date(new Date(day))}
    </>
  )
}
