import { useEffect } from 'preact/hooks'

import type { AnyView } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { LoadedGame } from '../../boards/load-game.ts'
import { namesAt } from '../../parts/visible-game.ts'
import type { Log, NewsBetween } from '../../client/Log.ts'

/**
 * Sets `log.news`, the function that describes game events in sentences, once the game's
 * texts have loaded.
 * @param reader `several` on a shared phone: sentences then name every player, and call no player
 * “you”
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
    const between: NewsBetween = (before, after) =>
      game.news(
        before && readBy(reader, before),
        readBy(reader, after),
        game.gameWords,
        names,
        table.options,
        game.clauses,
      )
    log.news.value = { game: table.game, between }
  }, [game, reader, table.options, names.join('\n')])
}

/**
 * Returns the view from which sentences are written. For several readers, it belongs to no seat, so
 * that the sentences name every player.
 */
export const readBy = (reader: 'me' | 'several', view: AnyView): AnyView =>
  reader === 'me' ? view : Object.assign({}, view, { seat: null })
