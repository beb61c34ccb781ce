import './line-up.css'

import { crown } from '../../kit/pieces/crown.ts'
import type { Face } from '../../kit/motion/faces.ts'
import { Piece } from '../../kit/pieces/Piece.tsx'
import type { PieceOf } from '../../kit/pieces/shapes.tsx'

/**
 * A player's piece (coloured token) on the upper edge of the result slip, the sheet of paper at the
 * end of a game.
 */
export interface PieceOnSlip {
  /** The player's seat; null for an automatic player without a seat, such as EGON in Nix. */
  readonly seat: number | null
  readonly piece: PieceOf
  readonly face: Face
  /** The player's rank, from 1; null if the game has no ranking. */
  readonly place: number | null
  readonly isMe: boolean
  readonly speech: string | null
}

interface LineUpProps {
  /** The pieces from left to right. */
  readonly standing: readonly PieceOnSlip[]
  /** Whether the game is cooperative, so that all pieces have the same size. */
  readonly isTogether: boolean
}

/**
 * Shows the players' pieces on the upper edge of the result slip. Screen readers skip the pieces,
 * since the slip also contains the ranking as a list.
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
