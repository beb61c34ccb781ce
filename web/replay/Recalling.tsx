import './replay.css'

import { useState } from 'preact/hooks'

import type { Position, PublicTable } from '../../shared/protocol/protocol.ts'
import type { VisibleGame } from '../parts/visible-game.ts'
import { type LogEntry, projectionsInLog } from '../client/Log.ts'
import type { TableSession } from '../client/TableSession.ts'
import { words } from '../words/index.ts'
import { CatchUp } from './catch-up.ts'
import { StepsBack } from './StepsBack.tsx'

interface RecallingProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly game: VisibleGame
  /** The moment to begin with. */
  readonly moment: Position
  readonly close: () => void
}

/** The table as it was when something happened that stands in the log: only what this page was shown then. */
export function Recalling({ moment, ...around }: RecallingProps) {
  const { log, model } = around.session
  const [{ catchUp, begins }] = useState(() => {
    const entries = log.entries.peek()
    const seen = projectionsInLog(entries, model.seat.peek())
    const walk = new CatchUp({ skipped: 0, positions: seen })
    walk.goTo(seen.indexOf(moment))
    return { catchUp: walk, begins: newsAt(entries, seen[0]) }
  })
  return (
    <StepsBack
      {...around}
      title={words.value.log.moment}
      catchUp={catchUp}
      begins={begins}
      runs={false}
    />
  )
}

/** What the log says of this moment. */
function newsAt(entries: readonly LogEntry[], moment: Position | undefined): string {
  return entries
    .flatMap((one) => (one.kind === 'news' && one.seen?.projection === moment ? [one.text] : []))
    .join(' ')
}
