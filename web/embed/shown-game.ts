import type { PublicTable } from '../../shared/wire/protocol.ts'
import { loadBoard } from '../games.ts'
import { useClauses, useGameWords } from '../parts/game-words.ts'
import { useLoaded } from '../parts/loaded.ts'
import type { ShownGame } from '../table/model/shown-game.ts'
import { useTeller } from '../table/model/teller.ts'
import type { Look } from './look.ts'

/** The game on the table that is looked at; null before the cards are dealt, and until its board has come. */
export function useShownGame({ model, log }: Look, table: PublicTable): ShownGame | null {
  const board = useLoaded(loadBoard, table.game)
  const gameWords = useGameWords(table.game)
  const clauses = useClauses(table.game)
  useTeller(log, table, gameWords, clauses)
  const shown = table.phase === 'gathering' ? null : model.shown.value
  return board && gameWords && shown && { board, gameWords, clauses, view: shown.view }
}
