import { localCodeOf } from '../../shared/code.ts'
import type { Tempo } from '../../shared/protocol/table-settings.ts'
import { answerLocally } from '../client/api.ts'
import { settings } from '../client/settings.ts'
import { removeTable, storedTable, storeSeatToken } from '../client/stored-table.ts'
import { TableSession } from '../client/TableSession.ts'
import { LocalConnection } from './LocalConnection.ts'
import type { LocalStart } from './worker-messages.ts'

/** The rules that the viewer has chosen for a new game against bots. */
export interface ChosenGame {
  readonly options: object
  readonly tempo: Tempo
}

const chosenGames = new Map<string, ChosenGame>()

/**
 * Stores the rules with which the page of a game against bots opens next. Without own rules, it
 * continues an unfinished game.
 */
export const chooseLocalGame = (game: string, chosen: ChosenGame): void =>
  void chosenGames.set(game, chosen)

/**
 * Opens the session at the table of this game that runs in this browser.
 * @param name the name of the viewer at the table
 */
export function openLocalSession(game: string, name: string): TableSession {
  const code = localCodeOf(game)
  const chosen = chosenGames.get(game)
  chosenGames.delete(game)
  const start = startOf(chosen)
  const isOver = storedTable(code)?.table.phase !== 'playing'
  // The page would otherwise show the last game until the worker has dealt.
  if (start === 'new' || (start === 'play' && isOver)) removeTable(code)
  // Lists the table on the landing page, and lets the page show the last position at once.
  storeSeatToken(code, 'local')
  const { options = {}, tempo = 'free' } = chosen ?? {}
  const opening = { game, options, tempo, name, piece: settings.piece.peek() }
  const connection = new LocalConnection(code, opening, start)
  const session = new TableSession(code, null, () => connection)
  const path = `/api/tables/${code}`
  answerLocally((asked) =>
    asked.startsWith(path) ? connection.request(asked.slice(path.length) || '/') : undefined,
  )
  session.onClose(() => answerLocally())
  return session
}

function startOf(chosen: ChosenGame | undefined): LocalStart {
  if (chosen === undefined) return 'continue'
  const hasOwnRules = Object.keys(chosen.options).length > 0 || chosen.tempo !== 'free'
  return hasOwnRules ? 'new' : 'play'
}
