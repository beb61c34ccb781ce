import type { PublicSeat } from '../../shared/wire/protocol.ts'

export const seatStates = ['here', 'away', 'kept', 'bot', 'open'] as const
/** A chair at one glance. */
export type SeatState = (typeof seatStates)[number]

export function seatState(seat: PublicSeat): SeatState {
  if (seat.kind !== 'human') return seat.kind
  if (seat.kept || seat.standIn === true) return 'kept'
  return seat.here ? 'here' : 'away'
}
