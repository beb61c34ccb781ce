import { useEffect, useRef, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { Log } from '../../client/Log.ts'
import { tableNews } from './table-news.ts'
import { timeWords } from '../../words/time.ts'

/** How long a sentence is shown, in ms. */
const newsDuration = 6_000

/**
 * Adds a sentence to the log for each change of players or host. Returns the latest sentence for a
 * few seconds, otherwise null.
 */
export function useTableNews(table: PublicTable, mine: Seat | null, log: Log): string | null {
  const before = useRef(table)
  const [latest, show] = useState<string | null>(null)
  useEffect(() => {
    const news = tableNews(before.current, table, mine, timeWords.peek().news)
    before.current = table
    if (news.length === 0) return
    log.addNews(news)
    show(news.at(-1) ?? null)
  }, [table])
  useEffect(() => {
    if (latest === null) return undefined
    const timer = setTimeout(() => show(null), newsDuration)
    return () => clearTimeout(timer)
  }, [latest])
  return latest
}
