import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { useGame } from '../parts/use-game.ts'
import type { VisibleGame } from '../parts/visible-game.ts'
import { useLogNews } from '../table/room/use-log-news.ts'
import type { Look } from './look.ts'

/** The game on the table that is looked at; null before the cards are dealt, and until its board has come. */
export function useVisibleGame({ model, log }: Look, table: PublicTable): VisibleGame | null {
  const game = useGame(table.game)
  useLogNews(log, table, game)
  const projection = table.phase === 'gathering' ? null : model.projection.value
  return game && projection && { ...game, view: projection.view }
}
