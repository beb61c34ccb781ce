import type { Seat } from './types.ts'

interface SeatsOf {
  readonly seats: number
  readonly dealer: Seat
  readonly out: readonly Seat[]
}

/**
 * Returns the seat that is `steps` places to the left of `after`. Seats that are out do not count.
 */
export function nextOf({ seats, out }: SeatsOf, after: Seat, steps = 1): Seat {
  let seat = after
  for (let count = 0; count < steps; count++)
    do seat = ((seat + 1) % seats) as Seat
    while (out.includes(seat) && seat !== after)
  return seat
}

/** Returns the seats that are not out, clockwise from the dealer's left. */
export function everyoneOf({ seats, out, dealer }: SeatsOf): Seat[] {
  const all: Seat[] = []
  for (let place = 1; place <= seats; place++) {
    const seat = ((dealer + place) % seats) as Seat
    if (!out.includes(seat)) all.push(seat)
  }
  return all
}
