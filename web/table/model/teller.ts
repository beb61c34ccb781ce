import { useEffect } from 'preact/hooks'

import type { Clauses, GameWords } from '../../../shared/game/words.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { loadNews } from '../../games.ts'
import { useLoaded } from '../../parts/loaded.ts'
import type { Log } from './log.ts'
import { namesAt } from './shown-game.ts'

/** Lets the log tell what happens, as soon as the game's way to tell them and its words are there to tell it. */
export function useTeller(
  log: Log,
  table: PublicTable,
  gameWords: GameWords | null,
  clauses: Clauses,
): void {
  const names = namesAt(table)
  const news = useLoaded(loadNews, table.game)
  useEffect(() => {
    if (news === null || gameWords === null) return
    log.teller.value = (before, after) =>
      news(before, after, gameWords, names, table.options, clauses)
  }, [news, gameWords, clauses, table.options, names.join('\n')])
}
