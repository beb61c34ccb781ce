import type { AnyGame, Viewer } from '../../../shared/game/game.ts'
import type { Position } from '../../../shared/protocol/protocol.ts'
import type { Deal, Table } from './table.ts'

/** Returns what a viewer may see of the deal now, without the delay of spectators. */
export function projectionNow(game: AnyGame, table: Table, deal: Deal, viewer: Viewer): Position {
  return {
    seq: table.seq,
    turn: deal.turn,
    toMove: game.toMove(deal.state),
    view: game.view(deal.state, viewer),
    ...(wasTakenBack(table, deal) && { takenBack: true }),
  }
}

/**
 * Returns `past` after another move: the public projections before each of the last moves, oldest
 * first. Delayed spectators see the oldest of them now, and the others later.
 */
export function pastAfter(game: AnyGame, table: Table, deal: Deal): readonly Position[] {
  if (table.spectatorDelay === 0) return deal.past
  return [...deal.past, projectionNow(game, table, deal, 'public')].slice(-table.spectatorDelay)
}

/** Returns whether a move was taken back, and no player has moved since. */
const wasTakenBack = ({ phase }: Table, { turn }: Deal): boolean =>
  phase.name === 'playing' &&
  phase.lastTakeBack?.turn === turn &&
  (phase.lastTakeBack.result === 'free' || phase.lastTakeBack.result === 'agreed')
