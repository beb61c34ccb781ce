import type { Seat } from '../../../game/game.ts'
import { bestInWorlds } from '../../../game/look-ahead.ts'
import type { CooperativeTask } from '../../../cooperative-task.ts'
import { apply } from '../rules/apply.ts'
import type { Move, State } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { rateMoves, type RatedMove } from './rate-moves.ts'
import { sensibleMoves } from './sensible.ts'
import { roundResult, worth } from './value.ts'
import type { Worlds } from './worlds.ts'

/**
 * The maximum number of moves that the look-ahead tries. It never tries moves whose `worth`
 * (rate-moves.ts) is more than `farBehind` below the best.
 */
const maxCandidates = 5
const farBehind = 0.15
/** The number of simulated games for one decision, over all candidate moves together. */
const tries = 400
/** After this many moves, a simulated game stops at the next turn of the seat. */
const minMoves = 8
/**
 * Returns the weight of a move's first rating (its `worth` from rate-moves.ts) against the simulated
 * games. A hundred simulated games are about as reliable as the learned weights of the first rating.
 * With more than two players results are more random, so the first rating counts more.
 */
const weightFor = (seats: number): number => (seats === 2 ? 1 : 1.5)

/** Finds the move with the best average result for the seat over the sampled deals. */
export function* bestAhead(
  rated: readonly RatedMove[],
  seat: Seat,
  worldAt: Worlds,
  effort: number,
): CooperativeTask<Move | null> {
  const bar = (rated[0]?.worth ?? 0) - farBehind
  const candidates = rated.slice(0, maxCandidates).filter((one) => one.worth >= bar)
  // With less effort there are fewer simulated games, so the first rating counts more.
  const firstRatingWeight = weightFor(worldAt(0).hands.length) / effort
  const best = yield* bestInWorlds(
    candidates,
    (one, world) =>
      worthLater(apply(worldAt(world), seat, one.move), seat, firstRatingWeight * one.worth),
    effort * tries,
  )
  return best?.move ?? null
}

/** After this many moves, a simulated game stops even if it is not the turn of the seat. */
const maxMoves = 40

/** The number of moves between two yields. */
const movesAtOnce = 8

/**
 * Simulates the moves of all players (`quickMoveOf`), then returns how good the position is for the
 * seat: its `worth` (value.ts), or the result of the round, plus `firstRating`.
 */
function* worthLater(start: State, seat: Seat, firstRating: number): CooperativeTask<number> {
  let state = start
  for (let made = 0; made < maxMoves; made++) {
    const end = roundResult(state, seat)
    if (end !== null) return end + firstRating
    const { step, turn } = state
    const mover = step.now === 'passing' ? step.chosen.indexOf(null) : turn
    if (made >= minMoves && mover === seat && step.now === 'turn') break
    const move = quickMoveOf(state, mover)
    if (!move) break
    state = apply(state, mover, move)
    if (made % movesAtOnce === movesAtOnce - 1) yield
  }
  return worth(state, seat) + firstRating
}

/**
 * Returns the move that is rated best for the player in this seat. The player’s own view determines
 * the possible moves; the sampled deal determines the result of a draw or a swap.
 */
function quickMoveOf(state: State, seat: Seat): Move | null {
  const moves = sensibleMoves(view(state, seat), state.options)
  if (moves.length <= 1) return moves[0] ?? null
  return rateMoves(moves, seat, [state])[0]?.move ?? null
}
