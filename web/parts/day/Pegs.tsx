import './day.css'

import { useEffect, useState } from 'preact/hooks'

import { settings } from '../../client/settings.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { localise } from '../../words/index.ts'
import { dayWords } from '../../words/day.ts'
import { myName } from '../my-name.ts'
import { ownRow, type OwnRow } from './own-row.ts'

interface PegRowProps {
  readonly today: string
  /** Whether an animation shows how today's peg falls into its hole. */
  readonly falls?: boolean
}

/**
 * The day whose peg has fallen on this page. Without it, the peg would fall again when the viewer
 * closes a replay.
 */
let dayOfFallenPeg = ''

/**
 * Shows the last 28 days as a rail with one hole a day. Each day with a result has a peg in its
 * hole: the better the result, the higher the peg.
 */
export function PegRow({ today, falls = false }: PegRowProps) {
  const text = localise(dayWords)
  const row = ownRow(today, 28)
  const [isFalling, setFalling] = useState(
    () => falls && dayOfFallenPeg !== today && row.days.at(-1)?.height !== null,
  )
  useEffect(() => {
    if (!isFalling) return
    dayOfFallenPeg = today
    import('./day-sounds.ts').then(
      ({ playPeg }) => playPeg(row.streak),
      () => {},
    )
  }, [])
  // The number counts up when the peg has landed.
  const streak = isFalling && row.streak > 1 ? row.streak - 1 : row.streak
  return (
    <section class="peg-row">
      <header>
        <h2>{streak === 0 ? text.noStreak : text.streak(streak)}</h2>
        {row.longest > row.streak && <p>{text.longest(row.longest)}</p>}
      </header>
      <ol class="pegs" aria-hidden="true">
        {row.days.map(({ day, height }, at) => (
          <li key={day} data-early={at < 14} data-today={day === today}>
            {height !== null && (
              <Peg
                height={height}
                falls={isFalling && day === today}
                onLand={() => setFalling(false)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PegProps {
  readonly height: number
  readonly falls?: boolean
  readonly onLand?: () => void
}

const Peg = ({ height, falls = false, onLand }: PegProps) => (
  <span
    class="peg"
    data-falls={falls}
    style={{ '--height': height }}
    {...(onLand && { onAnimationEnd: onLand })}
  >
    <u />
    {height === 1 ? (
      <Piece of={settings.piece.value ?? 0} face="won" />
    ) : (
      <Piece of={settings.piece.value ?? 0} />
    )}
  </span>
)

/**
 * Shows the last six days with a result as pegs, in the link on the landing page to the deals of
 * the day.
 */
export const MiniPegs = ({ days }: Pick<OwnRow, 'days'>) => (
  <span class="mini-pegs" aria-hidden="true">
    {days
      .filter(({ height }) => height !== null)
      .slice(-6)
      .map(({ day, height }) => (
        <Peg key={day} height={height ?? 0} />
      ))}
  </span>
)

/** The viewer's piece, with the initial of the viewer's name. */
export const OwnPiece = () => (
  <Piece of={settings.piece.value ?? 0}>{initialOf(myName.value)}</Piece>
)
