import { useEffect, useRef, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { Log } from '../../client/Log.ts'
import { tableNews, takeBackNews } from './table-news.ts'
import { timeWords } from '../../words/time.ts'

/** How long a sentence is shown, in ms. */
const newsDuration = 6_000

/**
 * Adds a sentence to the log for each change of players or host, and for each move taken back.
 * Returns the latest sentence for a few seconds, otherwise null.
 */
export function useTableNews(table: PublicTable, mine: Seat | null, log: Log): string | null {
  const before = useRef(table)
  const [latest, show] = useState<string | null>(null)
  useEffect(() => {
    const text = timeWords.peek().news
    const news = tableNews(before.current, table, mine, text)
    const takenBack = takeBackNews(before.current, table, mine, text)
    before.current = table
    log.addNews([...news, ...takenBack])
    if (takenBack.length > 0) log.latestNews.value = takenBack
    // Shows a sentence about a take-back only if the other players have agreed to it. A take-back
    // without a request is visible on the board.
    const shown = table.lastTakeBack?.result === 'agreed' ? [...news, ...takenBack] : news
    if (shown.length > 0) show(shown.at(-1) ?? null)
  }, [table])
  useEffect(() => {
    if (latest === null) return undefined
    const timer = setTimeout(() => show(null), newsDuration)
    return () => clearTimeout(timer)
  }, [latest])
  return latest
}
