import type { Seat } from '../../../shared/game/game.ts'
import type { LogEntry } from '../../client/Log.ts'

/** Whoever of these may move and comes first round the table, beginning with `from`; null if everybody else does. */
export function nextSeatToMove(
  seats: readonly Seat[],
  toMove: readonly Seat[],
  from: Seat | null,
): Seat | null {
  const waiting = seats.filter((seat) => toMove.includes(seat)).toSorted((a, b) => a - b)
  return waiting.find((seat) => seat >= (from ?? 0)) ?? waiting[0] ?? null
}

/** What is told on a cover: more than a few sentences nobody reads while others wait. */
const maxSentences = 3

/** The last of what happened in this deal after the entry of this key, as one line; empty if nothing did. */
export function recapOf(entries: readonly LogEntry[], readUpTo: number): string {
  const begins = entries.findLastIndex(({ kind }) => kind === 'deal')
  const news = entries
    .slice(begins + 1)
    .flatMap((entry) => (entry.kind === 'news' && entry.key > readUpTo ? [entry.text] : []))
  return [...(news.length > maxSentences ? ['…'] : []), ...news.slice(-maxSentences)].join(' ')
}
