import { gameOf } from '../../shared/games/all.ts'
import type {
  GamePosition,
  PublicTable,
  SeatPosition,
  ServerMessage,
} from '../../shared/protocol/protocol.ts'

// Messages on a socket are made for our page, which knows the rules. Streams are made for other
// programs, which also get the legal moves. Legal moves depend only on the view, so the worker can
// add them, at no cost for the table object.

/**
 * Returns a function that adds the legal moves and signals to a message of one seat. The function
 * needs every message of the seat in order, because it takes the options from the last table that
 * it has received.
 */
export function createMoveAnnotator(): (text: string) => string {
  let table: PublicTable | null = null
  return (text) => {
    const message = JSON.parse(text) as ServerMessage
    if ('table' in message) ({ table } = message)
    if (message.type === 'snapshot' && message.position)
      return JSON.stringify({ ...message, position: annotate(message.table, message.position) })
    if (message.type === 'view' && table) return JSON.stringify(annotate(table, message))
    return text
  }
}

function annotate<Seen extends GamePosition>(table: PublicTable, seen: Seen): Seen & SeatPosition {
  const game = gameOf(table.game)
  return {
    ...seen,
    moves: game?.moves(seen.view, table.options) ?? [],
    signals: game?.signals(seen.view, table.options) ?? [],
  }
}
