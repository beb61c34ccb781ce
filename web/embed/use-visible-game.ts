import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { useGame } from '../parts/use-game.ts'
import type { VisibleGame } from '../parts/visible-game.ts'
import { useLogNews } from '../table/room/use-log-news.ts'
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
  const projection = table.phase === 'gathering' ? null : model.projection.value
  return game && projection && { ...game, view: projection.view }
}
