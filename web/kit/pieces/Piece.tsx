import './piece.css'

import { DecorativeText } from '../DecorativeText.tsx'
import type { Reaction } from '../../../shared/game/reaction.ts'
import type { Face } from '../motion/faces.ts'
import { useTableContext } from '../table/table-context.ts'
import { TurnRing, type Clock } from './TurnRing.tsx'
import { pieceColour, PieceShape, type PieceOf } from './shapes.tsx'
import { ReactionFace } from '../reactions/lazy-reactions.ts'
import { facePath, isFace } from './face-paths.ts'

interface PieceProps {
  /** Which piece to draw: at a table the player's seat, elsewhere the index of the piece. */
  readonly of: PieceOf
  /** The initial or number that is printed on the piece. */
  readonly children?: string | number
  /** The facial expression that is drawn on the piece instead of the initial. */
  readonly face?: Face | Reaction | null
  /** The time limit of the current turn, shown as a ring. */
  readonly clock?: Clock | null | undefined
}

/**
 * A player's token of painted wood: its shape and colour, and the player's initial. It is hidden
 * from screen readers, so the parent element must name the player.
 */
export function Piece({ of, children: print, face = null, clock }: PieceProps) {
  const piece = useTableContext().people.find(({ seat }) => seat === of)?.piece ?? of
  return (
    <span class="piece" aria-hidden="true" data-turned={face !== null} style={pieceColour(piece)}>
      {clock && <TurnRing key={`${clock.startedAt}-${clock.duration}`} {...clock} />}
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

/** Returns the first grapheme of a name, in upper case. */
export const initialOf = (name: string): string => {
  const [first] = letters.segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}

export function FaceCut({ face }: { readonly face: Face | Reaction }) {
  if (!isFace(face)) return <ReactionFace reaction={face} />
  return <path class="piece-face" fill-rule="evenodd" d={facePath(face)} />
}
