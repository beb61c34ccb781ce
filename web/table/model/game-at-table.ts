import type { AnyView } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import type { LoadedGame } from '../../games.ts'
import type { TalkState } from '../room/Talk.tsx'
import type { Words } from '../../words/index.ts'

/** A game that is on the table and can be seen, with what the viewer sees of it. */
export interface GameAtTable extends LoadedGame {
  readonly view: AnyView
}

export const namesAt = (table: PublicTable): readonly string[] =>
  table.seats.map(({ name }) => name)

/** The game's own sentence for the band. */
export const promptOf = ({ board, gameWords, view }: GameAtTable, table: PublicTable): string =>
  board.prompt(view, table.options, gameWords, namesAt(table))

/** Whether the viewer may write now: whoever sits, unless a rule of the game closes everybody's mouth. */
export function talkStateOf(
  game: GameAtTable | null,
  table: PublicTable,
  seated: boolean,
  { talk }: Words,
): TalkState {
  if (!seated) return { open: false, why: talk.watchersListen }
  if (game === null || table.phase !== 'playing') return { open: true }
  const clause = game.board.rules.chatClosedBy?.(game.view, table.options) ?? null
  if (clause === null) return { open: true }
  return { open: false, why: game.clauses[clause] ?? clause }
}
