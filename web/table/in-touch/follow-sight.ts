import { effect, untracked } from '@preact/signals'

import type { Visit } from '../../client/visit.ts'
import { pageInSight } from './page-in-sight.ts'

/** Tells the table whether these seats have a page in sight; returns how to stop. */
export function followSight(visits: () => readonly Visit[]): () => void {
  const known = new Map<Visit, boolean>()
  return effect(() => {
    const inSight = pageInSight.value
    for (const visit of visits()) {
      const { connection, model } = visit
      if (connection.line.value !== 'open' || model.seat.value === null) known.delete(visit)
      // A line that has just been opened counts as one whose page is in sight.
      else if ((known.get(visit) ?? true) !== inSight) {
        known.set(visit, inSight)
        untracked(() => model.send({ type: 'sight', inSight }))
      }
    }
  })
}
