import { useEffect } from 'preact/hooks'

import type { GameWords } from '../../shared/games/words.ts'
import type { PublicTable } from '../../shared/protocol.ts'
import type { AnyBoard } from '../games.ts'
import type { Log } from './log.ts'
import { namesAt } from './shown-game.ts'

/** Lets the log tell what happens, as soon as the game's board and words are there to tell it. */
export function useTeller(
  log: Log,
  table: PublicTable,
  board: AnyBoard | null,
  gameWords: GameWords | null,
): void {
  const names = namesAt(table)
  useEffect(() => {
    if (board === null || gameWords === null) return
    log.teller.value = (before, after) => board.news(before, after, gameWords, names, table.options)
  }, [board, gameWords, table.options, names.join('\n')])
}
