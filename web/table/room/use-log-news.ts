import { useEffect } from 'preact/hooks'

import type { AnyView } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { LoadedGame } from '../../boards/load-game.ts'
import { namesAt } from '../../parts/visible-game.ts'
import type { Log } from '../../client/Log.ts'

/**
 * Lets the log say what happens in the game's own words, as soon as these are there.
 * @param reader where several read it on one phone, each is called by their name, and nobody is "you"
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

/** A view that is nobody's in particular tells of its owner as of everybody else. */
const readBy = (reader: 'me' | 'several', view: AnyView): AnyView =>
  reader === 'me' ? view : Object.assign({}, view, { seat: null })
