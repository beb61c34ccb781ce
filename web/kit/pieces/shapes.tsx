import { pieceShapes } from '../../../shared/appearance.ts'

/** The piece of EGON, the automatic player in some games: a bell with a ring. */
const bell = 'M5 36V17a15 15 0 0 1 30 0v19zM20 3V-1M20-1a3 3 0 1 0-.1 0'

/** The index of a piece, or `automatic` for the piece of EGON, the automatic player. */
export type PieceOf = number | 'automatic'

/** Returns the path data of a piece, in a 40 × 40 view box. */
export const shapePath = (of: PieceOf): string =>
  of === 'automatic' ? bell : (pieceShapes[of % pieceShapes.length] ?? bell)

/** Draws a piece: its top, and its shaded edge below. */
export function PieceShape({ of }: { readonly of: PieceOf }) {
  const shape = <path d={shapePath(of)} />
  return (
    <>
      <g class="piece-edge" transform="translate(0 3)">
        {shape}
      </g>
      <g class="piece-top" transform="translate(0 -1)">
        {shape}
      </g>
    </>
  )
}

/** Returns the style that sets the colour of a piece. */
export const pieceColour = (of: PieceOf) => ({
  '--piece': `var(--piece-${of === 'automatic' ? 7 : (of % pieceShapes.length) + 1})`,
})
