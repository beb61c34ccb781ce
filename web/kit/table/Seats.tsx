import './seats.css'

import type { ComponentChildren } from 'preact'

import type { Seat } from '../../../shared/game/game.ts'
import { words } from '../../words/index.ts'
import { otherPlayers, useTableContext } from './table-context.ts'
import { SeatPlate, type SeatDetails } from './SeatPlate.tsx'

interface SeatsProps {
  /** Returns what the game adds to a player's name plate. */
  readonly details: (seat: Seat) => SeatDetails
  /**
   * Renders an automatic player who has no seat. `place` is its position on the far edge, as
   * `rimPosition` returns it.
   */
  readonly guest?: (place: number) => ComponentChildren
}

/** The name plates of the other players, along the far edge of the table. */
export function Seats({ details, guest }: SeatsProps) {
  const { people, openPlayerMenu } = useTableContext()
  const others = otherPlayers(people)
  const many = others.length + (guest === undefined ? 0 : 1)
  const middle = Math.floor(others.length / 2)
  const plates = others.map((person, at) => (
    <SeatPlate
      key={person.seat}
      person={person}
      details={details(person.seat)}
      position={rimPosition(guest !== undefined && at >= middle ? at + 1 : at, many)}
      openPlayerMenu={openPlayerMenu}
    />
  ))
  return (
    <ol class="seats" aria-label={words.value.seats.title} data-many={many}>
      {plates.slice(0, middle)}
      {guest?.(rimPosition(middle, many))}
      {plates.slice(middle)}
    </ol>
  )
}

/** Returns the position of a name plate, from -1 (left end of the far edge) to 1 (right end). */
export const rimPosition = (at: number, many: number): number => (2 * at + 1 - many) / many
