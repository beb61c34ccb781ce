import type { Seat } from '../../../game/game.ts'
import { runToCompletion, type CooperativeTask } from '../../../cooperative-task.ts'
import type { Move, State } from '../rules/state.ts'
import { worthAfter } from './value.ts'

/**
 * A move and its worth, the average rating of the states after it: roughly the probability of
 * winning the round.
 */
export type RatedMove = { readonly move: Move; readonly worth: number }

/** Rates the moves by their immediate results, the best first. Equally good moves keep their order. */
export const rateMoves = (
  moves: readonly Move[],
  seat: Seat,
  worlds: readonly State[],
): readonly RatedMove[] => runToCompletion(ratingMoves(moves, seat, worlds))

/** Rates the moves, and yields between them: some sets of rules allow hundreds of moves. */
export function* ratingMoves(
  moves: readonly Move[],
  seat: Seat,
  worlds: readonly State[],
): CooperativeTask<readonly RatedMove[]> {
  const rated: RatedMove[] = []
  for (const move of moves) {
    rated.push({ move, worth: meanOf(worlds, (world) => worthAfter(world, seat, move)) })
    yield
  }
  return rated.toSorted((one, other) => other.worth - one.worth)
}

const meanOf = (worlds: readonly State[], worth: (world: State) => number): number =>
  worlds.reduce((sum, world) => sum + worth(world), 0) / worlds.length
