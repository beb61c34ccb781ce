import type { Seat } from '../../../game/game.ts'
import { bestInWorlds } from '../../../game/look-ahead.ts'
import type { CooperativeTask } from '../../../cooperative-task.ts'
import { apply } from '../rules/apply.ts'
import type { Move, State } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { gainOfRound, gameValue } from './game-value.ts'
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
/**
 * The limits of one decision: simulated games, and positions rated in them, over all candidate
 * moves together. The positions take nearly all of the time. With more than two players the result
 * of a simulated game depends more on chance, so more of them are needed.
 */
const [triesOfTwo, triesOfMore, maxRated] = [400, 800, 18_000]
/**
 * Returns the number of moves after which a simulated game stops at the next turn of the seat.
 * With up to four players, about four turns of the seat are simulated; with more players, about
 * three. One turn shows nothing that the first rating does not know.
 */
const minMovesFor = (seats: number): number => Math.min(16, 4 * seats)
/**
 * Returns the weight of a move's first rating (its `worth` from rate-moves.ts) against the simulated
 * games. With more than two players the first rating is less reliable, so it counts less.
 */
const weightFor = (seats: number): number => (seats === 2 ? 1 : 0.5)

/** Finds the move with the best average result for the seat over the sampled deals. */
export function* bestAhead(
  rated: readonly RatedMove[],
  seat: Seat,
  worldAt: Worlds,
  effort: number,
): CooperativeTask<Move | null> {
  const bar = (rated[0]?.worth ?? 0) - farBehind
  const candidates = rated.slice(0, maxCandidates).filter((one) => one.worth >= bar)
  const root = worldAt(0)
  const isForTwo = root.hands.length === 2
  // With two players, winning the round is all that a player can do for winning the game.
  const scale = isForTwo ? 1 : gainOfRound(root, seat)
  // With less effort there are fewer simulated games, so the first rating counts more.
  const firstRatingWeight = (weightFor(root.hands.length) * scale) / effort
  const counts = { rated: 0 }
  function* worthIn(one: RatedMove, world: number): CooperativeTask<number> {
    const after = yield* playedOn(apply(worldAt(world), seat, one.move), seat, counts)
    const value = isForTwo
      ? (roundResult(after, seat) ?? worth(after, seat))
      : gameValue(after, seat)
    return value + firstRatingWeight * one.worth
  }
  const maxTries = isForTwo ? triesOfTwo : triesOfMore
  const best = yield* bestInWorlds(
    candidates,
    worthIn,
    (tried) => tried > effort * maxTries || counts.rated > effort * maxRated,
  )
  return best?.move ?? null
}

/** After this many moves, a simulated game stops even if it is not the turn of the seat. */
const maxMoves = 40

/** The number of moves between two yields. */
const movesAtOnce = 8

/** Simulates the moves of all players (`quickMoveOf`), at most until the round ends. */
function* playedOn(start: State, seat: Seat, counts: Counts): CooperativeTask<State> {
  let state = start
  const minMoves = minMovesFor(state.hands.length)
  for (let made = 0; made < maxMoves; made++) {
    if (roundResult(state, seat) !== null) break
    const { step, turn } = state
    const mover = step.now === 'passing' ? step.chosen.indexOf(null) : turn
    if (made >= minMoves && mover === seat && step.now === 'turn') break
    const move = quickMoveOf(state, mover, counts)
    if (!move) break
    state = apply(state, mover, move)
    if (made % movesAtOnce === movesAtOnce - 1) yield
  }
  return state
}

/** Counts the positions that a search has rated in simulated games. */
type Counts = { rated: number }

/**
 * Returns the move that is rated best for the player in this seat. The player’s own view determines
 * the possible moves; the sampled deal determines the result of a draw or a swap.
 */
function quickMoveOf(state: State, seat: Seat, counts: Counts): Move | null {
  const moves = sensibleMoves(view(state, seat), state.options)
  if (moves.length <= 1) return moves[0] ?? null
  counts.rated += moves.length
  return rateMoves(moves, seat, [state])[0]?.move ?? null
}
