import { effect, untracked } from '@preact/signals'

import type { TableSession } from '../../client/TableSession.ts'
import { pageInSight } from './page-in-sight.ts'

/** Tells the table whether these seats have a page in sight; returns how to stop. */
export function followSight(sessions: () => readonly TableSession[]): () => void {
  const known = new Map<TableSession, boolean>()
  return effect(() => {
    const inSight = pageInSight.value
    for (const session of sessions()) {
      const { connection, model } = session
      if (connection.status.value !== 'open' || model.seat.value === null) known.delete(session)
      // A line that has just been opened counts as one whose page is in sight.
      else if ((known.get(session) ?? true) !== inSight) {
        known.set(session, inSight)
        untracked(() => model.send({ type: 'sight', inSight }))
      }
    }
  })
}
