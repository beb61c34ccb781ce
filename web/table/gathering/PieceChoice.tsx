import './piece-choice.css'

import { useId } from 'preact/hooks'

import { pieceShapes } from '../../../shared/appearance.ts'
import type { PublicSeat } from '../../../shared/protocol/protocol.ts'
import { pieceColour, PieceShape } from '../../kit/pieces/shapes.tsx'
import { settings } from '../../client/settings.ts'
import { words } from '../../words/index.ts'

interface PieceChoiceProps {
  /** Of everybody else who sits there. */
  readonly others: readonly PieceOwner[]
  readonly chosen: number | null
  /** What comes of it at once; the browser remembers it in any case. */
  readonly choose?: (piece: number) => void
}

/** Whoever holds a piece: a bot makes way for a person. */
export interface PieceOwner extends Pick<PublicSeat, 'kind' | 'name'> {
  readonly piece: number
}

/** Which of the painted pieces is to stand for me: shape and colour are how the others know me. */
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

/** Those who hold a piece at a table, but for one of its seats. */
export const pieceOwnersAt = (seats: readonly PublicSeat[], but?: number): readonly PieceOwner[] =>
  seats
    .map(({ kind, name, piece }, seat) => ({ kind, name, piece: piece ?? seat }))
    .filter((_, seat) => seat !== but)

/** The piece that whoever sits down now gets: the one that this browser likes, or the first that nobody has. */
export function pieceForNewcomer(others: readonly PieceOwner[]): number | null {
  const liked = settings.piece.value
  if (liked !== null && ownerOf(others, liked) === undefined) return liked
  const free = pieceShapes.findIndex((_, piece) => others.every((one) => one.piece !== piece))
  return free < 0 ? null : free
}

const ownerOf = (others: readonly PieceOwner[], piece: number): PieceOwner | undefined =>
  others.find((one) => one.piece === piece && one.kind !== 'bot')
