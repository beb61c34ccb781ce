import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { useFaces } from '../kit/motion/faces.ts'
import { peopleAt, useRecentChat } from '../parts/people.ts'
import { timeThresholds } from '../parts/turn-clock.ts'
import { useGame } from '../parts/use-game.ts'
import type { VisibleGame } from '../parts/visible-game.ts'
import { tableOfLastGame } from '../table/end/last-game.ts'
import { useLogNews } from '../table/room/use-log-news.ts'
import { useVisibleTable } from '../table/time/spectator-lag.ts'
import { useNow } from '../table/time/use-now.ts'
import type { SpectatorSession } from './spectator-session.ts'

/**
 * Returns the game that the spectator sees; null before the deal, and until the board has loaded.
 */
export function useVisibleGame(
  { model, log }: SpectatorSession,
  table: PublicTable,
): VisibleGame | null {
  const game = useGame(table.game)
  useLogNews(log, table, game)
  const projection = model.projection.value
  const isShown = table.phase !== 'gathering' && projection?.game === table.game
  return game && isShown ? { ...game, view: projection.view } : null
}

/**
 * Returns what a spectator sees of a table: its state, its game, whose turn it is, and the people on
 * their seats.
 */
export function useVisibleRoom(look: SpectatorSession, latest: PublicTable) {
  const table = useVisibleTable(latest, null)
  const game = useVisibleGame(look, table)
  const recentChat = useRecentChat(look.log.entries.value)
  const projection = look.model.projection.value
  const now = useNow(timeThresholds(table))
  const toMove = table.phase === 'playing' ? (projection?.toMove ?? []) : []
  const shown = tableOfLastGame(table)
  const people = peopleAt(shown, { mine: null, toMove, recentChat, faces: useFaces(), now })
  return { table, shown, game, projection, toMove, people }
}
