import './standings.css'

import type { Seat } from '../../../shared/game/game.ts'
import { initialOf, Piece } from '../pieces/Piece.tsx'
import { useTableContext } from './table-context.ts'

interface StandingsProps {
  readonly title: string
  readonly people: readonly {
    readonly seat: Seat
    readonly name: string
    readonly place: number
    readonly placeText: string
    readonly score: string
  }[]
}

/** The final ranking, best place first. */
export function Standings({ title, people }: StandingsProps) {
  const atTable = useTableContext().people
  /** Pieces show the initial of the real name, even if the list says "you". */
  const nameOf = (seat: Seat) => atTable.find((person) => person.seat === seat)?.name
  return (
    <ol class="standings" aria-label={title}>
      {people
        .toSorted((one, other) => one.place - other.place)
        .map(({ seat, name, place, placeText, score }) => (
          <li key={seat} data-place={place}>
            <b>{placeText}</b> <Piece of={seat}>{initialOf(nameOf(seat) ?? name)}</Piece>{' '}
            <span>{name}</span> <small>{score}</small>
          </li>
        ))}
    </ol>
  )
}
