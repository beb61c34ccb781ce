import { Piece } from '../../kit/pieces/Piece.tsx'
import type { PieceOf } from '../../kit/pieces/shapes.tsx'
import { createJitter, cut, disc, rays } from '../../kit/woodcut.ts'

// The pictures of great moments. All are drawn for a screen of 1920 by 1080 pixels.

const hand = createJitter(7)

const sun = {
  rays: rays(hand, 118, 196, 36, 15),
  disc: disc(hand, 0, 0, 106, 48, 0.02),
  sea:
    cut(hand, -96, 52, 94, 54, 5) + cut(hand, -86, 68, 88, 70, 6) + cut(hand, -70, 84, 68, 85, 7),
}

/** A sun that sets in the sea, behind two cards of The Game. */
export const SettingSun = () => (
  <svg class="tv-moment-sun" viewBox="-200 -200 400 400" aria-hidden="true">
    <path class="tv-moment-rays" d={sun.rays} />
    <path class="tv-moment-disc" d={sun.disc} />
    <path class="tv-moment-sea" d={sun.sea} />
  </svg>
)

const splinters = {
  rays: rays(hand, 90, 250, 26, 24),
  pieces: Array.from({ length: 14 }, (_, at) => {
    const angle = (at / 14) * 2 * Math.PI + 0.2
    const reach = 170 + (at % 4) * 62
    const [x, y] = [Math.cos(angle) * reach * 1.5, Math.sin(angle) * reach * 0.62]
    return { isPaper: at % 3 > 0, path: disc(hand, x, y, 13 + (at % 3) * 7, 5, 0.7) }
  }),
}

/** Rays and splinters of burnt cards, behind the card of High & Low that has cleared the pile. */
export const Splinters = () => (
  <svg class="tv-moment-splinters" viewBox="-500 -260 1000 520" aria-hidden="true">
    <path class="tv-moment-rays" d={splinters.rays} />
    {splinters.pieces.map(({ isPaper, path }, at) => (
      <path key={at} class={isPaper ? 'tv-moment-paper' : 'tv-moment-back'} d={path} />
    ))}
  </svg>
)

const whirl =
  cut(hand, 1424, 262, 1452, 398, 13) +
  cut(hand, 1372, 288, 1404, 402, 10) +
  cut(hand, 1474, 286, 1508, 384, 10)

interface FallingPieceProps {
  readonly of: PieceOf
  /** The row of the board off which the piece is pushed, counted from the top. */
  readonly row: number
}

/** A large piece that falls off the board of Nix. */
export const FallingPiece = ({ of, row }: FallingPieceProps) => (
  <div class="tv-moment-fall" style={{ '--row': Math.min(row, 5) }}>
    <span>
      <Piece of={of} face="off" />
    </span>
    <svg viewBox="0 0 1920 1080" aria-hidden="true">
      <path class="tv-moment-rays" d={whirl} />
    </svg>
  </div>
)
