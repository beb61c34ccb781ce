import './claps.css'

import { useEffect, useRef, useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { NewsRegion } from '../../kit/LiveRegion.tsx'
import { playCue } from '../../kit/motion/play-cues.ts'
import { localise } from '../../words/index.ts'
import { reactionWords } from '../../words/reactions.ts'
import { ClapIcon } from './ClapIcon.tsx'

interface ClapsProps {
  readonly session: Pick<TableSession, 'model' | 'log'>
  readonly table: PublicTable
}

/**
 * How long the number of clapping spectators is shown after the last clap, in ms. Then the applause
 * is over.
 */
const applauseEnds = 5_000
/** The shortest time between two sounds of clapping, in ms. */
const betweenSounds = 8_000

/**
 * Shows how many spectators are clapping, with hands that float up along the wooden rim. When the
 * applause ends, writes the number into the log and announces it to screen readers.
 */
export function Claps({ session: { model, log }, table }: ClapsProps) {
  const [sum, setSum] = useState(0)
  const [news, setNews] = useState<readonly string[]>([])
  const soundAt = useRef(-betweenSounds)
  const latest = model.claps.value
  const known = useRef(latest)
  const text = localise(reactionWords).claps
  // The number of claps, but at most the number of spectators, because one spectator can clap
  // several times.
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
      const sentences = [text.clapped(clapping)]
      log.addNews(sentences)
      setNews(sentences)
      setSum(0)
    }, applauseEnds)
    return () => clearTimeout(timer)
  }, [latest, sum])
  return (
    <>
      <NewsRegion news={news} />
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

/**
 * Returns whether a player has been reminded to move, or the table is paused. Applause then makes
 * no sound.
 */
const isAttentionNeeded = ({ paused, pendingTurns = [] }: PublicTable): boolean =>
  paused !== null || pendingTurns.some(({ nudge }) => nudge !== undefined)

/**
 * The clapping hands. The first number is the distance from the middle of the table's far edge, as
 * a share of the table's width; negative numbers are to the left. The second is the relative size.
 */
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
