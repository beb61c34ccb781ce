import type { AnyView } from '../../../shared/game/game.ts'
import type { Clauses, GameWords } from '../../../shared/game/words.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import type { AnyBoard } from '../../games.ts'
import type { TalkState } from '../Talk.tsx'
import type { Words } from '../../words/index.ts'

/** A game that is on the table and can be shown: its board, its words, and what the viewer sees of it. */
export interface ShownGame {
  readonly board: AnyBoard
  readonly gameWords: GameWords
  readonly clauses: Clauses
  readonly view: AnyView
}

export const namesAt = (table: PublicTable): readonly string[] =>
  table.seats.map(({ name }) => name)

/** The game's own sentence for the band. */
export const promptOf = ({ board, gameWords, view }: ShownGame, table: PublicTable): string =>
  board.prompt(view, table.options, gameWords, namesAt(table))

/** Whether the viewer may write now: whoever sits, unless a rule of the game closes everybody's mouth. */
export function talkStateOf(
  game: ShownGame | null,
  table: PublicTable,
  seated: boolean,
  told: Words,
): TalkState {
  if (!seated) return { open: false, why: told.talk.watchersListen }
  if (game === null || table.phase !== 'playing') return { open: true }
  const clause = game.board.chatClosedBy(game.view, table.options)
  if (clause === null) return { open: true }
  return { open: false, why: game.clauses[clause] ?? clause }
}
