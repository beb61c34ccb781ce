import './elapsed-time.css'

import { useEffect, useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { localise } from '../../words/index.ts'
import { timeWords } from '../../words/time.ts'

/** Shows how long the turn has lasted, at a table that shows the time without limiting it. */
export function ElapsedTime({
  table: { tempo, pendingTurns = [] },
}: {
  readonly table: PublicTable
}) {
  const isShown = tempo === 'shown' && pendingTurns.length > 0
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isShown) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isShown])
  if (!isShown) return null
  const since = Math.min(...pendingTurns.map((turn) => turn.since))
  return (
    <p class="elapsed-time" role="timer">
      <span class="visually-hidden">{localise(timeWords).elapsed}: </span>
      {clockText(now - since)}
    </p>
  )
}

/** Returns a duration in ms as minutes and seconds, and with hours if it is an hour or more. */
export function clockText(duration: number): string {
  const seconds = Math.floor(Math.max(0, duration) / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const end = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')
