import type { Seat } from '../../../shared/game/game.ts'
import type { LogEntry } from '../../client/Log.ts'

/**
 * Returns the first seat in `seats` that is to move. Begins to search at the seat `from`, and goes
 * on after the last seat with the first. Null if none is to move.
 */
export function nextSeatToMove(
  seats: readonly Seat[],
  toMove: readonly Seat[],
  from: Seat | null,
): Seat | null {
  const waiting = seats.filter((seat) => toMove.includes(seat)).toSorted((a, b) => a - b)
  return waiting.find((seat) => seat >= (from ?? 0)) ?? waiting[0] ?? null
}

/** The most sentences in the recap on the cover. */
const maxSentences = 3

/**
 * Returns a recap for the cover: the latest events of this deal after the log entry with the key
 * `readUpTo`. Empty if nothing happened.
 */
export function recapOf(entries: readonly LogEntry[], readUpTo: number): string {
  const begins = entries.findLastIndex(({ kind }) => kind === 'deal')
  const news = entries
    .slice(begins + 1)
    .flatMap((entry) => (entry.kind === 'news' && entry.key > readUpTo ? [entry.text] : []))
  return [...(news.length > maxSentences ? ['…'] : []), ...news.slice(-maxSentences)].join(' ')
}
