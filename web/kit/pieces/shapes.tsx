import { pieceShapes } from '../../../shared/appearance.ts'

/** A bell with a ring, for whoever is nobody. */
const bell = (
  <>
    <path d="M5 36V17a15 15 0 0 1 30 0v19z" />
    <path d="M20 3V-1M20-1a3 3 0 1 0-.1 0" />
  </>
)

/** Which of the pieces: that of a seat, or the automatic player's. */
export type PieceOf = number | 'automatic'

/** The painted wood from above, and the edge that the lamp does not reach. */
export function PieceShape({ of }: { readonly of: PieceOf }) {
  const shape = of === 'automatic' ? bell : <path d={pieceShapes[of % pieceShapes.length]} />
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

/** Its colour, as a property for the element that holds it. */
export const pieceColour = (of: PieceOf) => ({
  '--piece': `var(--piece-${of === 'automatic' ? 7 : (of % pieceShapes.length) + 1})`,
})
