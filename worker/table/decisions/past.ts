import type { AnyGame } from '../../../shared/game/game.ts'
import type { Position } from '../../../shared/protocol/protocol.ts'
import type { Deal, Table } from './table.ts'
import { projectionNow } from './views.ts'

/**
 * Returns `past` after another move: the public projections before each of the last moves, oldest
 * first. Delayed spectators see the oldest of them now, and the others later.
 */
export function pastAfter(game: AnyGame, table: Table, deal: Deal): readonly Position[] {
  if (table.spectatorDelay === 0) return deal.past
  return [...deal.past, projectionNow(game, table, deal, 'public')].slice(-table.spectatorDelay)
}
