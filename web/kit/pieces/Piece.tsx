import './piece.css'

import { DecorativeText } from '../DecorativeText.tsx'
import type { Face } from '../motion/faces.ts'
import { FaceCut } from './faces.tsx'
import { useAtTable } from '../table/at-table.ts'
import { TurnRing, type Clock } from './TurnRing.tsx'
import { pieceColour, PieceShape, type PieceOf } from './shapes.tsx'

interface PieceProps {
  /** At a table the seat of whoever is meant; anywhere else the piece itself. */
  readonly of: PieceOf
  /** What is painted on it: a person's initial, or a number. */
  readonly children?: string | number
  /** Turned over, it shows a face in its place. */
  readonly face?: Face | null
  /** The time of whoever is to move, where it is counted. */
  readonly clock?: Clock | null | undefined
}

/** Somebody at the table, as painted wood: their shape, their colour and their initial. Whoever shows it names them. */
export function Piece({ of, children: print, face = null, clock }: PieceProps) {
  const piece = useAtTable().people.find(({ seat }) => seat === of)?.piece ?? of
  return (
    <span class="piece" aria-hidden="true" data-turned={face !== null} style={pieceColour(piece)}>
      {clock && <TurnRing key={`${clock.since}-${clock.lasts}`} {...clock} />}
      <svg key={face} viewBox="0 0 40 40">
        <PieceShape of={piece} />
        {face !== null && <FaceCut face={face} />}
      </svg>
      {face === null && print !== undefined && (
        <b>
          <DecorativeText text={print} />
        </b>
      )}
    </span>
  )
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter of a name, whole with its accents. */
export const initialOf = (name: string): string => {
  const [first] = letters.segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}
