import type { TableSession } from '../../client/TableSession.ts'
import { followSight } from './follow-sight.ts'
import { keepAwake } from './keep-awake.ts'
import { subscribeSeats } from './subscribe-seats.ts'

/** What a page does for its seats beside the game: so that the table knows whom to call, and how; returns how to stop. */
export function keepInTouch(sessions: () => readonly TableSession[]): () => void {
  const stops = [followSight(sessions), keepAwake(sessions), subscribeSeats(sessions)]
  return () => stops.forEach((stop) => stop())
}
