import './standings.css'

import type { Seat } from '../../../shared/game/game.ts'
import { initialOf, Piece } from '../pieces/Piece.tsx'
import { useAtTable } from './at-table.ts'

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

/** Everybody with the place that they came to, the first one first. */
export function Standings({ title, people }: StandingsProps) {
  const atTable = useAtTable().people
  /** A piece carries the initial of a name, also where its owner is called "you". */
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
