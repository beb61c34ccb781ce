import type { Entry } from '../../client/Log.ts'

/** What is told on a cover: more than a few sentences nobody reads while others wait. */
const most = 3

/** The last of what happened in this deal after the entry of this key, as one line; empty if nothing did. */
export function recapOf(entries: readonly Entry[], readUpTo: number): string {
  const begins = entries.findLastIndex(({ kind }) => kind === 'deal')
  const news = entries
    .slice(begins + 1)
    .flatMap((entry) => (entry.kind === 'news' && entry.key > readUpTo ? [entry.text] : []))
  return [...(news.length > most ? ['…'] : []), ...news.slice(-most)].join(' ')
}
