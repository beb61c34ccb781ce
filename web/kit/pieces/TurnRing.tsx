import './turn-ring.css'

import { useState } from 'preact/hooks'

/** The time that a turn may take: `startedAt` in ms since the epoch, and `duration` in ms. */
export interface Clock {
  readonly startedAt: number
  readonly duration: number
}

/** A ring around a piece that shrinks with the remaining time. */
export function TurnRing({ startedAt, duration }: Clock) {
  const [passed] = useState(() => Math.max(0, Date.now() - startedAt))
  return (
    <svg
      class="turn-ring"
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-tip="clock"
      style={{ '--lasts': `${duration}ms`, '--passed': `${-Math.min(passed, duration)}ms` }}
    >
      <circle cx="20" cy="20" r="19" />
      <circle class="turn-ring-left" cx="20" cy="20" r="19" pathLength="1" />
    </svg>
  )
}
