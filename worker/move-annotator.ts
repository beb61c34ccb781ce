import { gameOf } from '../shared/games/all.ts'
import type {
  GameProjection,
  PublicTable,
  SeatProjection,
  ServerMessage,
} from '../shared/protocol/protocol.ts'

// What a socket receives is written for a page, which knows the rules. Programs read in a stream what they may do, too. That
// depends only on what can be seen, so it is found here, where it costs the table nothing.

/** For what one seat receives, in the order in which it comes: adds to each view what may be done. */
export function createMoveAnnotator(): (text: string) => string {
  let table: PublicTable | null = null
  return (text) => {
    const message = JSON.parse(text) as ServerMessage
    if ('table' in message) ({ table } = message)
    if (message.type === 'snapshot' && message.shown)
      return JSON.stringify({ ...message, shown: annotate(message.table, message.shown) })
    if (message.type === 'view' && table) return JSON.stringify(annotate(table, message))
    return text
  }
}

function annotate<Seen extends GameProjection>(
  table: PublicTable,
  seen: Seen,
): Seen & SeatProjection {
  const game = gameOf(table.game)
  return {
    ...seen,
    moves: game?.moves(seen.view, table.options) ?? [],
    signals: game?.signals(seen.view, table.options) ?? [],
  }
}
