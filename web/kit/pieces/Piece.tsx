import './piece.css'

import { Printed } from '../Printed.tsx'
import type { Face } from '../motion/face-of.ts'
import { FaceCut } from './faces.tsx'
import { pieceColour, PieceShape, type PieceOf } from './shapes.tsx'

interface PieceProps {
  readonly of: PieceOf
  /** What is painted on it: a person's initial, or a number. */
  readonly children?: string | number
  /** Turned over, it shows a face in its place. */
  readonly face?: Face | null
}

/** Somebody at the table, as painted wood: their shape, their colour and their initial. Whoever shows it names them. */
export function Piece({ of, children: print, face = null }: PieceProps) {
  return (
    <span class="piece" aria-hidden="true" data-turned={face !== null} style={pieceColour(of)}>
      <svg key={face} viewBox="0 0 40 40">
        <PieceShape of={of} />
        {face !== null && <FaceCut face={face} />}
      </svg>
      {face === null && print !== undefined && (
        <b>
          <Printed text={print} />
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
