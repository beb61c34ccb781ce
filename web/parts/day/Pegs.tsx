import './day.css'

import { settings } from '../../client/settings.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { dayWords } from '../../words/day.ts'
import { myName } from '../my-name.ts'
import { ownRow, type OwnRow } from './own-row.ts'

interface PegRowProps {
  readonly today: string
  /** Whether the peg of today falls into its hole. */
  readonly falls?: boolean
}

/** The days of this browser in a row: a rail with one hole a day, and a peg as high as the day was good. */
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

/** The last six days that have a peg, for the ticket. */
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

/** The own piece with the initial of the own name. */
export const OwnPiece = () => (
  <Piece of={settings.piece.value ?? 0}>{initialOf(myName.value)}</Piece>
)
