import { gameOf } from '../shared/games/all.ts'
import type {
  GameProjection,
  PublicTable,
  ServerMessage,
  Projection,
  SeatProjection,
} from '../shared/wire/protocol.ts'

// What a line says is written for a page, which has the table and its game at hand. For programs each view is told whole.
// That depends only on what can be seen, so it is found here, where it costs the table nothing.

/** For what one seat hears, in the order in which it comes: adds to each view its game and what may be done. */
export const addingMoves = (): ((text: string) => string) => adding(withMoves)

/** For what a watcher hears: adds to each view its game. */
export const addingGame = (): ((text: string) => string) => adding(withGame)

function adding(
  to: <Seen extends Projection>(table: PublicTable, seen: Seen) => Seen & GameProjection,
): (text: string) => string {
  let table: PublicTable | null = null
  return (text) => {
    const message = JSON.parse(text) as ServerMessage
    if ('table' in message) ({ table } = message)
    if (message.type === 'snapshot' && message.shown)
      return JSON.stringify({ ...message, shown: to(message.table, message.shown) })
    if (message.type === 'view' && table) return JSON.stringify(to(table, message))
    return text
  }
}

const withGame = <Seen extends Projection>(
  { game }: PublicTable,
  seen: Seen,
): Seen & GameProjection => ({ ...seen, game })

function withMoves<Seen extends Projection>(table: PublicTable, seen: Seen): Seen & SeatProjection {
  const game = gameOf(table.game)
  return {
    ...withGame(table, seen),
    moves: game?.moves(seen.view, table.options) ?? [],
    signals: game?.signals(seen.view, table.options) ?? [],
  }
}
