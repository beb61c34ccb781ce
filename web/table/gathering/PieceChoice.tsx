import './piece-choice.css'

import { useId } from 'preact/hooks'

import { pieceShapes } from '../../../shared/appearance.ts'
import type { PublicSeat } from '../../../shared/protocol/protocol.ts'
import { pieceColour, PieceShape } from '../../kit/pieces/shapes.tsx'
import { settings } from '../../client/settings.ts'
import { words } from '../../words/index.ts'

interface PieceChoiceProps {
  /** The pieces of the other seats, which people can't choose twice. */
  readonly others: readonly PieceOwner[]
  readonly chosen: number | null
  /** Applies the choice to the viewer's seat. Without a seat, the browser only stores it. */
  readonly choose?: (piece: number) => void
}

/** A piece and its owner. People can choose a bot's piece, but not another person's. */
export interface PieceOwner extends Pick<PublicSeat, 'kind' | 'name'> {
  readonly piece: number
}

/** Lets the viewer choose a piece by its shape and colour. */
export function PieceChoice({ others, chosen, choose }: PieceChoiceProps) {
  const { pieces } = words.value
  const group = useId()
  return (
    <fieldset class="piece-choice">
      <legend>{pieces.title}</legend>
      {pieceShapes.map((_, piece) => {
        const name = pieces.names[piece] ?? ''
        const owner = ownerOf(others, piece)
        return (
          <label key={piece} title={owner === undefined ? name : pieces.of(name, owner.name)}>
            <input
              class="visually-hidden"
              type="radio"
              name={group}
              aria-label={owner === undefined ? name : pieces.of(name, owner.name)}
              checked={piece === chosen}
              disabled={owner !== undefined}
              onChange={() => {
                settings.piece.value = piece
                choose?.(piece)
              }}
            />
            <svg viewBox="0 0 40 40" aria-hidden="true" style={pieceColour(piece)}>
              <PieceShape of={piece} />
            </svg>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Returns all pieces at a table with their owners, without the seat `but`. */
export const pieceOwnersAt = (seats: readonly PublicSeat[], but?: number): readonly PieceOwner[] =>
  seats
    .map(({ kind, name, piece }, seat) => ({ kind, name, piece: piece ?? seat }))
    .filter((_, seat) => seat !== but)

/**
 * Returns the piece that a newcomer gets: this browser's favourite, otherwise the first free piece.
 * Null if none is free.
 */
export function pieceForNewcomer(others: readonly PieceOwner[]): number | null {
  const liked = settings.piece.value
  if (liked !== null && ownerOf(others, liked) === undefined) return liked
  const free = pieceShapes.findIndex((_, piece) => others.every((one) => one.piece !== piece))
  return free < 0 ? null : free
}

const ownerOf = (others: readonly PieceOwner[], piece: number): PieceOwner | undefined =>
  others.find((one) => one.piece === piece && one.kind !== 'bot')
