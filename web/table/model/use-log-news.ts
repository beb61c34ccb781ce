import { useEffect } from 'preact/hooks'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import type { LoadedGame } from '../../games.ts'
import { namesAt } from './game-at-table.ts'
import type { Log } from './log.ts'

/** Lets the log say what happens in the game's own words, as soon as these are there. */
export function useLogNews(log: Log, table: PublicTable, game: LoadedGame | null): void {
  const names = namesAt(table)
  useEffect(() => {
    if (game === null) return
    log.newsBetween.value = (before, after) =>
      game.news(before, after, game.gameWords, names, table.options, game.clauses)
  }, [game, table.options, names.join('\n')])
}
