import './turn-ring.css'

import { useState } from 'preact/hooks'

/** What somebody's time is counted by, in milliseconds: since when, and how long it is. */
export interface Clock {
  readonly since: number
  readonly lasts: number
}

/** Runs down around the piece of whoever is to move, quietly: no number says how much is left. */
export function TurnRing({ since, lasts }: Clock) {
  const [passed] = useState(() => Math.max(0, Date.now() - since))
  return (
    <svg
      class="turn-ring"
      viewBox="0 0 40 40"
      aria-hidden="true"
      data-tip="clock"
      style={{ '--lasts': `${lasts}ms`, '--passed': `${-Math.min(passed, lasts)}ms` }}
    >
      <circle cx="20" cy="20" r="19" />
      <circle class="turn-ring-left" cx="20" cy="20" r="19" pathLength="1" />
    </svg>
  )
}
