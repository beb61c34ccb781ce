import './day.css'

import { settings } from '../../client/settings.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { dayWords } from '../../words/day.ts'
import { myName } from '../my-name.ts'
import { ownRow, type OwnRow } from './own-row.ts'

interface PegRowProps {
  readonly today: string
  /** Whether an animation shows how today's peg falls into its hole. */
  readonly falls?: boolean
}

/**
 * Shows the last 28 days as a rail with one hole a day. Each day with a result has a peg in its
 * hole: the better the result, the higher the peg.
 */
export function PegRow({ today, falls = false }: PegRowProps) {
  const text = dayWords.value
  const row = ownRow(today, 28)
  return (
    <section class="peg-row">
      <header>
        <h2>{row.streak === 0 ? text.noStreak : text.streak(row.streak)}</h2>
        {row.longest > row.streak && <p>{text.longest(row.longest)}</p>}
      </header>
      <ol class="pegs" aria-hidden="true">
        {row.days.map(({ day, height }, at) => (
          <li key={day} data-early={at < 14} data-today={day === today}>
            {height !== null && <Peg height={height} falls={falls && day === today} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PegProps {
  readonly height: number
  readonly falls?: boolean
}

const Peg = ({ height, falls = false }: PegProps) => (
  <span class="peg" data-falls={falls} style={{ '--height': height }}>
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
