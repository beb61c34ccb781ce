import type { Seat } from '../../../game/game.ts'
import type { Move, State } from '../rules/state.ts'
import { worthAfter } from './value.ts'

/** A move, and how good the state after it is on average: about how likely the round is won. */
export type RatedMove = { readonly move: Move; readonly worth: number }

/** What the moves lead to at once, the best first; of two as good as each other the one that was named first. */
export function rateMoves(
  moves: readonly Move[],
  seat: Seat,
  worlds: readonly State[],
): readonly RatedMove[] {
  return moves
    .map((move) => ({ move, worth: meanOf(worlds, (world) => worthAfter(world, seat, move)) }))
    .toSorted((one, other) => other.worth - one.worth)
}

const meanOf = (worlds: readonly State[], worth: (world: State) => number): number =>
  worlds.reduce((sum, world) => sum + worth(world), 0) / worlds.length
