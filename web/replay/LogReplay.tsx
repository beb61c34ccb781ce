import './replay.css'

import { useState } from 'preact/hooks'

import type { Position, PublicTable } from '../../shared/protocol/protocol.ts'
import type { VisibleGame } from '../parts/visible-game.ts'
import { type LogEntry, projectionsInLog } from '../client/Log.ts'
import type { TableSession } from '../client/TableSession.ts'
import { localise } from '../words/index.ts'
import { menuWords } from '../words/menu.ts'
import { CatchUp } from './catch-up.ts'
import { PastSteps } from './PastSteps.tsx'

interface LogReplayProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly game: VisibleGame
  /** The position that is shown first. */
  readonly moment: Position
  readonly close: () => void
}

/**
 * Steps through the positions to which the log entries belong. Only positions that this page has
 * received are available.
 */
export function LogReplay({ moment, ...around }: LogReplayProps) {
  const { log, model } = around.session
  const [{ catchUp, begins }] = useState(() => {
    const entries = log.entries.peek()
    const seen = projectionsInLog(entries, model.seat.peek())
    const playback = new CatchUp({ skipped: 0, positions: seen })
    playback.goTo(seen.indexOf(moment))
    return { catchUp: playback, begins: newsAt(entries, seen[0]) }
  })
  return (
    <PastSteps
      {...around}
      title={localise(menuWords).log.moment}
      catchUp={catchUp}
      firstCaption={begins}
      autoPlay={false}
    />
  )
}

/** Returns the sentences of the log about the move that led to a position. */
function newsAt(entries: readonly LogEntry[], moment: Position | undefined): string {
  return entries
    .flatMap((one) => (one.kind === 'news' && one.seen?.projection === moment ? [one.text] : []))
    .join(' ')
}
