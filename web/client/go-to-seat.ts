import { isInFrame } from './in-frame.ts'
import { go, place, readdress } from './router.ts'

/** To a table where this browser has just sat down; within another page it becomes what the frame shows. */
export function goToSeat(code: string): void {
  if (!isInFrame) return go(`/${code}`)
  const query = new URLSearchParams(place.value.search)
  query.set('mode', 'play')
  readdress(`/embed/${code}?${query}`)
}
