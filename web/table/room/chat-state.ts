import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { Words } from '../../words/index.ts'
import type { VisibleGame } from '../../parts/visible-game.ts'

/** Whether the viewer may write; if not, the sentence that says why. */
export type ChatState = { readonly open: true } | { readonly open: false; readonly why: string }

/** Whether the viewer may write now: whoever sits, unless a rule of the game closes everybody's mouth. */
export function chatStateOf(
  game: VisibleGame | null,
  table: PublicTable,
  seated: boolean,
  { talk }: Words,
): ChatState {
  if (!seated) return { open: false, why: talk.watchersListen }
  if (game === null || table.phase !== 'playing') return { open: true }
  const clause = game.board.rules.chatClosedBy?.(game.view, table.options) ?? null
  if (clause === null) return { open: true }
  return { open: false, why: game.clauses[clause] ?? clause }
}
