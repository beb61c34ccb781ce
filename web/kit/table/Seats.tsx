import './seats.css'

import type { ComponentChildren } from 'preact'

import type { Seat } from '../../../shared/game/game.ts'
import { words } from '../../words/index.ts'
import { othersRound, useAtTable } from './at-table.ts'
import { SeatPlate, type SeatFilling } from './SeatPlate.tsx'

interface SeatsProps {
  /** What the game adds to somebody's plate. */
  readonly fill: (seat: Seat) => SeatFilling
  /** Somebody who is at the table and has no seat, in the middle of the far edge: the automatic player. */
  readonly guest?: (place: number) => ComponentChildren
}

/** Everybody else, each on a plate along the far edge of the table. */
export function Seats({ fill, guest }: SeatsProps) {
  const { people, open } = useAtTable()
  const others = othersRound(people)
  const many = others.length + (guest === undefined ? 0 : 1)
  const middle = Math.floor(others.length / 2)
  const plates = others.map((person, at) => (
    <SeatPlate
      key={person.seat}
      person={person}
      filling={fill(person.seat)}
      place={placeOf(guest !== undefined && at >= middle ? at + 1 : at, many)}
      open={open}
    />
  ))
  return (
    <ol class="seats" aria-label={words.value.seats.title} data-many={many}>
      {plates.slice(0, middle)}
      {guest?.(placeOf(middle, many))}
      {plates.slice(middle)}
    </ol>
  )
}

/** From -1 at the left end of the far edge to 1 at its right end. */
export const placeOf = (at: number, many: number): number => (2 * at + 1 - many) / many
