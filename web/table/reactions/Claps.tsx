import './claps.css'

import { useEffect, useRef, useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { playCue } from '../../kit/motion/play-cues.ts'
import { reactionWords } from '../../words/reactions.ts'
import { ClapIcon } from './ClapIcon.tsx'

interface ClapsProps {
  readonly session: Pick<TableSession, 'model' | 'log'>
  readonly table: PublicTable
}

/** How long the number stays after the last clap, in milliseconds. */
const applauseEnds = 5_000
/** The minimum time between two sounds, in milliseconds. */
const betweenSounds = 8_000

/**
 * Shows how many spectators clap, with hands that drift along the wood. Adds up the claps of one
 * applause, and writes their number into the log and the live region when the applause ends.
 */
export function Claps({ session: { model, log }, table }: ClapsProps) {
  const [sum, setSum] = useState(0)
  const [news, setNews] = useState('')
  const soundAt = useRef(-betweenSounds)
  const latest = model.claps.value
  const known = useRef(latest)
  const text = reactionWords.value.claps
  // A spectator can clap several times in one applause.
  const clapping = Math.min(sum, Math.max(table.spectators, 1))
  useEffect(() => {
    if (latest === null || latest === known.current) return
    known.current = latest
    setSum((before) => before + latest.claps)
    const now = Date.now()
    if (isAttentionNeeded(table) || now - soundAt.current < betweenSounds) return
    soundAt.current = now
    playCue({ name: 'clap' })
  }, [latest])
  useEffect(() => {
    if (sum === 0) return
    const timer = setTimeout(() => {
      const sentence = text.clapped(clapping)
      log.addNews([sentence])
      setNews(sentence)
      setSum(0)
    }, applauseEnds)
    return () => clearTimeout(timer)
  }, [latest, sum])
  return (
    <>
      <p class="visually-hidden" role="log">
        {news}
      </p>
      {sum > 0 && (
        <>
          <span class="claps" aria-hidden="true">
            <ClapIcon />
            <b>{clapping}</b>
            <span>{text.clapping(clapping)}</span>
          </span>
          <div class="clap-drift" key={sum} aria-hidden="true">
            {hands.map(([x, size], index) => (
              <i key={x} style={{ '--x': x, '--hand': size, '--index': index }}>
                <ClapIcon />
              </i>
            ))}
          </div>
        </>
      )}
    </>
  )
}

/** Whether a sound would disturb: a player is asked to hurry, or the table is paused. */
const isAttentionNeeded = ({ paused, pendingTurns = [] }: PublicTable): boolean =>
  paused !== null || pendingTurns.some(({ nudge }) => nudge !== undefined)

/** The place of each hand along the far edge, from its middle, and its size. */
const hands = [
  [-0.46, 0.9],
  [-0.38, 0.7],
  [-0.29, 1],
  [-0.2, 0.75],
  [0.2, 0.8],
  [0.29, 0.7],
  [0.37, 1],
  [0.45, 0.85],
] as const
