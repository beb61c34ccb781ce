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
export function offering(): (text: string) => string {
  let table: PublicTable | null = null
  return (text) => {
    const heard = JSON.parse(text) as ServerMessage
    if ('table' in heard) ({ table } = heard)
    if (heard.type === 'snapshot' && heard.shown)
      return JSON.stringify({ ...heard, shown: withOffers(heard.table, heard.shown) })
    if (heard.type === 'view' && table) return JSON.stringify(withOffers(table, heard))
    return text
  }
}

function withOffers<Seen extends Projection>(
  { game: id, options }: PublicTable,
  shown: Seen,
): Seen & SeatProjection {
  const game = gameOf(id)
  return {
    ...shown,
    moves: game?.moves(shown.view, options) ?? [],
    signals: game?.signals(shown.view, options) ?? [],
  }
}
