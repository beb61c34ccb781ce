import './piece-choice.css'

import { useId } from 'preact/hooks'

import { pieceShapes } from '../../../shared/appearance.ts'
import type { PublicSeat } from '../../../shared/protocol/protocol.ts'
import { pieceColour, PieceShape } from '../../kit/pieces/shapes.tsx'
import { settings } from '../../client/settings.ts'
import { words } from '../../words/index.ts'

interface PieceChoiceProps {
  /** The pieces of the other seats. A piece of another person can't be chosen. */
  readonly others: readonly PieceOwner[]
  readonly chosen: number | null
  /**
   * Applies the choice to the viewer's seat. Missing before the viewer has a seat; the choice is
   * then only stored in the browser.
   */
  readonly choose?: (piece: number) => void
}

/** A piece and who has it. A person's piece can't be chosen by others, but a bot's piece can. */
interface PieceOwner extends Pick<PublicSeat, 'kind' | 'name'> {
  readonly piece: number
}

/**
 * Lets the viewer choose a piece: the token, with a shape and a colour, that stands for the player.
 */
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

/** Returns the pieces at a table with their owners, leaving out the seat `but`. */
export const pieceOwnersAt = (seats: readonly PublicSeat[], but?: number): readonly PieceOwner[] =>
  seats
    .map(({ kind, name, piece }, seat) => ({ kind, name, piece: piece ?? seat }))
    .filter((_, seat) => seat !== but)

/**
 * Returns the piece that a newcomer gets: this browser's favourite if free, else the first free
 * piece. Null if none is free.
 */
export function pieceForNewcomer(others: readonly PieceOwner[]): number | null {
  const liked = settings.piece.value
  if (liked !== null && ownerOf(others, liked) === undefined) return liked
  const free = pieceShapes.findIndex((_, piece) => others.every((one) => one.piece !== piece))
  return free < 0 ? null : free
}

const ownerOf = (others: readonly PieceOwner[], piece: number): PieceOwner | undefined =>
  others.find((one) => one.piece === piece && one.kind !== 'bot')
