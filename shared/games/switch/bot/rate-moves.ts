import type { Seat } from '../../../game/game.ts'
import { atOnce, type Work } from '../../../work.ts'
import type { Move, State } from '../rules/state.ts'
import { worthAfter } from './value.ts'

/** A move, and how good the state after it is on average: about how likely the round is won. */
export type RatedMove = { readonly move: Move; readonly worth: number }

/** What the moves lead to at once, the best first; of two as good as each other the one that was named first. */
export const rateMoves = (
  moves: readonly Move[],
  seat: Seat,
  worlds: readonly State[],
): readonly RatedMove[] => atOnce(ratingMoves(moves, seat, worlds))

/** The same in pieces: by some rules there are hundreds of moves. */
export function* ratingMoves(
  moves: readonly Move[],
  seat: Seat,
  worlds: readonly State[],
): Work<readonly RatedMove[]> {
  const rated: RatedMove[] = []
  for (const move of moves) {
    rated.push({ move, worth: meanOf(worlds, (world) => worthAfter(world, seat, move)) })
    yield
  }
  return rated.toSorted((one, other) => other.worth - one.worth)
}

const meanOf = (worlds: readonly State[], worth: (world: State) => number): number =>
  worlds.reduce((sum, world) => sum + worth(world), 0) / worlds.length
