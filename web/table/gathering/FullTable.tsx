import './full-table.css'

import { Icon } from '../../kit/Icon.tsx'
import { localise } from '../../words/index.ts'
import { noSeatWords } from '../../words/no-seat.ts'

interface FullTableProps {
  /** The number of seats. All of them are taken. */
  readonly seats: number
  readonly watch: () => void
}

/** Tells a visitor who arrives during a game that no seat is free, and offers to watch. */
export function FullTable({ seats, watch }: FullTableProps) {
  const { full, watch: toWatch, openOwn } = localise(noSeatWords)
  return (
    <>
      <div class="full-table">
        <section class="paper full-table-slip" role="status">
          <h2>{full.title(seats)}</h2>
          <p>{full.playing}</p>
        </section>
      </div>
      <div class="full-table-actions">
        <button class="button" data-look="main" data-size="big" type="button" onClick={watch}>
          <Icon name="eye" />
          {toWatch}
        </button>
        <a href="/">{openOwn}</a>
      </div>
    </>
  )
}
