import type { Seat } from '../../../shared/game/game.ts'
import type { LogEntry } from '../../client/Log.ts'

/**
 * Returns the first of `seats` that is to move, in seat order from `from`; null if none is to move.
 */
export function nextSeatToMove(
  seats: readonly Seat[],
  toMove: readonly Seat[],
  from: Seat | null,
): Seat | null {
  const waiting = seats.filter((seat) => toMove.includes(seat)).toSorted((a, b) => a - b)
  return waiting.find((seat) => seat >= (from ?? 0)) ?? waiting[0] ?? null
}

/** The maximum number of sentences in the recap on the cover. */
const maxSentences = 3

/**
 * Returns the latest news of this deal after the log entry with the key `readUpTo`; empty if there
 * is none.
 */
export function recapOf(entries: readonly LogEntry[], readUpTo: number): string {
  const begins = entries.findLastIndex(({ kind }) => kind === 'deal')
  const news = entries
    .slice(begins + 1)
    .flatMap((entry) => (entry.kind === 'news' && entry.key > readUpTo ? [entry.text] : []))
  return [...(news.length > maxSentences ? ['…'] : []), ...news.slice(-maxSentences)].join(' ')
}
