import type { Visit } from '../../client/visit.ts'
import { followSight } from './follow-sight.ts'
import { keepAwake } from './keep-awake.ts'
import { subscribeSeats } from './subscribe-seats.ts'

/** What a page does for its seats beside the game: so that the table knows whom to call, and how; returns how to stop. */
export function keepInTouch(visits: () => readonly Visit[]): () => void {
  const stops = [followSight(visits), keepAwake(visits), subscribeSeats(visits)]
  return () => stops.forEach((stop) => stop())
}
