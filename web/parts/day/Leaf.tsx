import './day.css'

import { localise } from '../../words/index.ts'
import { dayWords } from '../../words/day.ts'

interface LeafProps {
  readonly day: string
  readonly size: 'small' | 'big'
}

/** Shows a day as a leaf of a tear-off calendar. */
export function Leaf({ day, size }: LeafProps) {
  const text = localise(dayWords)
  const date = new Date(day)
  return (
    <span class="day-leaf" data-size={size}>
      <i>{text.month(date)}</i>
      <b>{date.getUTCDate()}</b>
      {size === 'big' && <small>{text.weekday(date)}</small>}
    </span>
  )
}
