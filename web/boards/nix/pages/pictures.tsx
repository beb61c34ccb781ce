import type { GameWords } from '../../../../shared/game/words.ts'
import { joker } from '../../../../shared/games/nix/rules/state.ts'
import { type Pictures, PictureArrow, PictureGroup } from '../../../kit/pictures.tsx'
import { FaceCut } from '../../../kit/pieces/Piece.tsx'
import { pieceColour, PieceShape } from '../../../kit/pieces/shapes.tsx'
import { Face } from '../cards/Face.tsx'
import './pictures.css'

/** The six pictures that explain Nix. */
export const pictures: Pictures<GameWords> = () => [
  <>
    <PictureGroup>
      <Face card={3} />
      <Face card={4} />
      <Face card={5} />
      <Face card={6} />
    </PictureGroup>
  </>,
  <Row chips={[{ seat: 0, at: 0 }]} values={['', '', '']} entering />,
  <Row
    chips={[
      { seat: 0, at: 0 },
      { seat: 3, at: 1 },
      { seat: 2, at: 2 },
    ]}
    values={['', '', '']}
    fallen={5}
  />,
  <>
    <PictureGroup>
      <Face card={5} />
      <Face card={joker} />
    </PictureGroup>
    <PictureArrow />
    <PictureGroup>
      <Face card={5} />
      <Face card={5} />
    </PictureGroup>
  </>,
  <Row
    chips={[
      { seat: 4, at: 0 },
      { seat: 1, at: 1 },
    ]}
    values={['5', '9', '5']}
  />,
  <Row chips={[{ seat: 0, at: 1 }]} values={['', '× 2', '']} />,
]

interface RowProps {
  readonly chips: readonly { readonly seat: number; readonly at: number }[]
  /** The labels below the fields. */
  readonly values: readonly string[]
  /** Whether an arrow from the left shows that a chip is being added. */
  readonly entering?: boolean
  /** The seat whose chip has been pushed off the board. */
  readonly fallen?: number
}

/** A row of the board: three fields with their chips. */
const Row = ({ chips, values, entering = false, fallen }: RowProps) => (
  <svg class="picture-row" viewBox="-34 0 226 84">
    {values.map((value, at) => (
      <g key={at} transform={`translate(${at * 46} 8)`}>
        <rect class="picture-field" width="42" height="44" rx="5" />
        <text x="21" y="66">
          {value}
        </text>
      </g>
    ))}
    {entering && <path class="picture-push" d="M-30 30H-8M-16 22l8 8-8 8" />}
    {chips.map(({ seat, at }) => (
      <g key={at} transform={`translate(${1 + at * 46} 10)`} style={pieceColour(seat)}>
        <PieceShape of={seat} />
      </g>
    ))}
    {fallen !== undefined && (
      <g transform="translate(150 26) rotate(18 20 20)" style={pieceColour(fallen)}>
        <PieceShape of={fallen} />
        <FaceCut face="off" />
      </g>
    )}
  </svg>
)
