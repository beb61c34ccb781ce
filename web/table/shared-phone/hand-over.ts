import type { Seat } from '../../../shared/game/game.ts'
import type { LogEntry } from '../../client/Log.ts'

/** Returns the first of `seats` that may move, in seat order from `from`; null if none may. */
export function nextSeatToMove(
  seats: readonly Seat[],
  toMove: readonly Seat[],
  from: Seat | null,
): Seat | null {
  const waiting = seats.filter((seat) => toMove.includes(seat)).toSorted((a, b) => a - b)
  return waiting.find((seat) => seat >= (from ?? 0)) ?? waiting[0] ?? null
}

/** The maximum number of sentences on a cover. */
const maxSentences = 3

/**
 * Returns the news of this deal since the log entry with this key, at most a few sentences; empty
 * if there is none.
 */
export function recapOf(entries: readonly LogEntry[], readUpTo: number): string {
  const begins = entries.findLastIndex(({ kind }) => kind === 'deal')
  const news = entries
    .slice(begins + 1)
    .flatMap((entry) => (entry.kind === 'news' && entry.key > readUpTo ? [entry.text] : []))
  return [...(news.length > maxSentences ? ['…'] : []), ...news.slice(-maxSentences)].join(' ')
}
