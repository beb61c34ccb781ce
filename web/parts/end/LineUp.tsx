import './line-up.css'

import { crown } from '../../kit/pieces/crown.ts'
import type { Face } from '../../kit/motion/faces.ts'
import { Piece } from '../../kit/pieces/Piece.tsx'
import type { PieceOf } from '../../kit/pieces/shapes.tsx'

/** A piece on the upper edge of a slip. */
export interface PieceOnSlip {
  /** The seat of the player; null for a guest. */
  readonly seat: number | null
  readonly piece: PieceOf
  readonly face: Face
  /** The place, from 1; null if there is no ranking. */
  readonly place: number | null
  readonly isMe: boolean
  readonly speech: string | null
}

interface LineUpProps {
  /** The pieces from left to right. */
  readonly standing: readonly PieceOnSlip[]
  /** Whether all pieces have the same size. */
  readonly isTogether: boolean
}

/**
 * The pieces of the players on the upper edge of the slip. Screen readers get the list of places
 * instead.
 */
export function LineUp({ standing, isTogether }: LineUpProps) {
  return (
    <ol class="line-up" aria-hidden="true" data-together={isTogether} data-count={standing.length}>
      {standing.map(({ seat, piece, face, place, isMe, speech }, at) => (
        <li
          key={seat ?? 'guest'}
          data-me={isMe}
          data-first={place === 1}
          style={{ '--lean': at - (standing.length - 1) / 2, '--late': at }}
        >
          {place === 1 && <Crown />}
          <Piece of={piece} face={face} />
          {speech !== null && <span class="line-up-speech">{speech}</span>}
        </li>
      ))}
    </ol>
  )
}

const Crown = () => (
  <svg class="line-up-crown" viewBox="0 0 100 74">
    <path class="line-up-crown-paper" d={crown.paper} />
    <path class="line-up-crown-band" d={crown.band} />
    <path class="line-up-crown-stones" d={crown.stones} />
  </svg>
)
