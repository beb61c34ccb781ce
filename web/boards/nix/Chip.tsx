import './chip.css'

import { Piece } from '../../kit/pieces/Piece.tsx'
import type { Face } from '../../kit/motion/faces.ts'
import type { Chip, Owner, Stock } from '../../../shared/games/nix/rules/state.ts'

export const pieceOf = (owner: Owner) => (owner === 'egon' ? 'automatic' : owner)

interface ChipPieceProps {
  readonly chip: Chip
  /** A number or an initial on the chip. Hidden while the chip shows a face. */
  readonly print?: string | number
  readonly face?: Face
}

/** Draws a chip in the shape and colour of its owner's piece. The super-chip also has a ring. */
export const ChipPiece = ({ chip, print = '', face }: ChipPieceProps) => (
  <span class="nix-chip" data-owner={chip.owner} data-super={chip.super}>
    <Piece of={pieceOf(chip.owner)} face={face ?? null}>
      {print}
    </Piece>
  </span>
)

interface StockProps {
  readonly owner: Owner
  readonly stock: Stock
}

/** Shows the chips that a player has left, as small pieces. */
export const ChipsLeft = ({ owner, stock }: StockProps) => (
  <span class="chips-left" aria-hidden="true" data-tip="chips">
    {Array.from({ length: stock.plain }, (_, each) => (
      <ChipPiece key={each} chip={{ owner, super: false }} />
    ))}
    {stock.super && <ChipPiece chip={{ owner, super: true }} />}
  </span>
)
