import { useEffect } from 'preact/hooks'

import type { AnyView } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { LoadedGame } from '../../boards/load-game.ts'
import { namesAt } from '../../parts/visible-game.ts'
import type { Log } from '../../client/Log.ts'

/**
 * Gives the log a function that writes the news, as soon as the game's texts are loaded.
 * @param reader `several` on a shared phone: the news names all players and addresses no player as “you”
 */
export function useLogNews(
  log: Log,
  table: PublicTable,
  game: LoadedGame | null,
  reader: 'me' | 'several' = 'me',
): void {
  const names = namesAt(table)
  useEffect(() => {
    if (game === null) return
    log.newsBetween.value = (before, after) =>
      game.news(
        before && readBy(reader, before),
        readBy(reader, after),
        game.gameWords,
        names,
        table.options,
        game.clauses,
      )
  }, [game, reader, table.options, names.join('\n')])
}

/**
 * Returns the view as sentences need it: for several readers it has no seat, so that all players
 * are named.
 */
const readBy = (reader: 'me' | 'several', view: AnyView): AnyView =>
  reader === 'me' ? view : Object.assign({}, view, { seat: null })
