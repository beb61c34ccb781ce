import '../../../kit/pieces/piece.css'
import './lid.css'

import { cut, createJitter } from '../../../kit/woodcut.ts'
import { pieceColour, PieceShape } from '../../../kit/pieces/shapes.tsx'

const hand = createJitter(4)
const shove = cut(hand, 150, 124, 158, 136, 5) + cut(hand, 154, 168, 162, 162, 5)
const fields = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
/** The chips in the picture, by row and column. */
const chips = [
  { seat: 0, row: 0, column: 0 },
  { seat: 3, row: 0, column: 1 },
  { seat: 2, row: 1, column: 0 },
  { seat: 1, row: 1, column: 1 },
  { seat: 4, row: 1, column: 2 },
  { seat: 4, row: 2, column: 0 },
]

/**
 * The game's lid (the picture on its box on the landing page): a new chip pushes another chip out
 * of its row.
 */
export const Lid = () => (
  <>
    <path d="M0 0h200v270H0z" fill="var(--spot)" />
    <g stroke="var(--spot-deep)" stroke-width="3">
      {fields.map(({ row, column }) => (
        <rect
          key={`${row}-${column}`}
          x={16 + column * 46}
          y={86 + row * 50}
          width="42"
          height="44"
          rx="5"
          fill={column === 1 ? 'var(--paper-2)' : 'var(--paper)'}
        />
      ))}
    </g>
    {chips.map(({ seat, row, column }) => (
      <g
        key={`${row}-${column}`}
        transform={`translate(${17 + column * 46} ${88 + row * 50})`}
        style={pieceColour(seat)}
      >
        <PieceShape of={seat} />
      </g>
    ))}
    <g transform="translate(162 130) rotate(24 20 20)" style={pieceColour(5)}>
      <PieceShape of={5} />
    </g>
    <path d={shove} fill="var(--spot-deep)" />
  </>
)
