import { localCodeOf } from '../../shared/code.ts'
import { answerLocally } from '../client/api.ts'
import { settings } from '../client/settings.ts'
import { removeTable, storedTable, storeSeatToken } from '../client/stored-table.ts'
import { TableSession } from '../client/TableSession.ts'
import { type ChosenGame, takeChosenGame } from './chosen-game.ts'
import { LocalConnection } from './LocalConnection.ts'
import { openLocalStore } from './local-store.ts'
import type { LocalStart } from './worker-messages.ts'

/** Deletes the stored game, and reloads the page, which then deals a new game. */
export async function replaceLocalGame(game: string): Promise<void> {
  const code = localCodeOf(game)
  removeTable(code)
  await (await openLocalStore()).save(code, null)
  location.reload()
}

/**
 * Opens a session at the local table of `game`, which runs in this browser.
 * @param name the name of the viewer at the table
 */
export function openLocalSession(game: string, name: string): TableSession {
  const code = localCodeOf(game)
  const chosen = takeChosenGame(game)
  const start = startOf(chosen)
  const isOver = storedTable(code)?.table.phase !== 'playing'
  // Removes the cached table. Otherwise the page would show the last game until the worker has
  // dealt.
  if (start === 'new' || (start === 'play' && isOver)) removeTable(code)
  // Stores a token as for a seat of the service. With it, the landing page lists the table, and
  // this page can show the cached table immediately.
  storeSeatToken(code, 'local')
  const { options = {}, tempo = 'free' } = chosen ?? {}
  const opening = { game, options, tempo, name, piece: settings.piece.peek() }
  const connection = new LocalConnection(code, opening, start)
  const session = new TableSession(code, null, () => connection)
  const path = `/api/tables/${code}`
  session.onClose(
    answerLocally((asked) =>
      asked.startsWith(path) ? connection.request(asked.slice(path.length) || '/') : undefined,
    ),
  )
  return session
}

function startOf(chosen: ChosenGame | undefined): LocalStart {
  if (chosen === undefined) return 'continue'
  const hasOwnRules = Object.keys(chosen.options).length > 0 || chosen.tempo !== 'free'
  return hasOwnRules ? 'new' : 'play'
}
