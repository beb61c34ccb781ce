import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { Words } from '../../words/index.ts'
import type { VisibleGame } from '../../parts/visible-game.ts'
import { isMessage, type LogEntry } from '../../client/Log.ts'

/** Whether the viewer can write chat messages. If not, `why` is a sentence that explains it. */
export type ChatState = { readonly open: true } | { readonly open: false; readonly why: string }

/**
 * Returns whether the viewer can write chat messages now. Players can, unless a rule of the game
 * forbids chat.
 */
export function chatStateOf(
  game: VisibleGame | null,
  table: PublicTable,
  seated: boolean,
  { chat }: Words,
): ChatState {
  if (!seated) return { open: false, why: chat.spectatorsCannotChat }
  if (game === null || table.phase !== 'playing') return { open: true }
  const clause = game.board.rules.chatClosedBy?.(game.view, table.options) ?? null
  if (clause === null) return { open: true }
  return { open: false, why: game.clauses[clause] ?? clause }
}

/**
 * Returns the number of other players' chat messages since the viewer last saw the chat. Events and
 * reactions do not count, because the board shows them.
 * @param mine the viewer's own seat; null for a spectator
 */
export function useUnread(
  entries: readonly LogEntry[],
  mine: Seat | null,
  looking: boolean,
): number {
  const last = entries.at(-1)?.key ?? -1
  const [read, setRead] = useState(last)
  useEffect(() => {
    if (looking) setRead(last)
  }, [looking, last])
  if (looking) return 0
  return entries.filter((entry) => isMessage(entry) && entry.key > read && entry.line.seat !== mine)
    .length
}
