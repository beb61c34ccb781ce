import { gameOf } from '../shared/games/all.ts'
import type {
  PublicTable,
  ServerMessage,
  Projection,
  SeatProjection,
} from '../shared/wire/protocol.ts'

/**
 * For what one seat hears, in the order in which it comes: adds to each view what may be done, for programs that do not
 * know the game. That depends only on what can be seen, so it is found here, where it costs the table nothing.
 */
export function addingMoves(): (text: string) => string {
  let table: PublicTable | null = null
  return (text) => {
    const message = JSON.parse(text) as ServerMessage
    if ('table' in message) ({ table } = message)
    if (message.type === 'snapshot' && message.shown)
      return JSON.stringify({ ...message, shown: withMoves(message.table, message.shown) })
    if (message.type === 'view' && table) return JSON.stringify(withMoves(table, message))
    return text
  }
}

function withMoves<Seen extends Projection>(
  { game: id, options }: PublicTable,
  projection: Seen,
): Seen & SeatProjection {
  const game = gameOf(id)
  return {
    ...projection,
    moves: game?.moves(projection.view, options) ?? [],
    signals: game?.signals(projection.view, options) ?? [],
  }
}
