import type { Seat } from '../../../game/game.ts'
import { bestInWorlds } from '../../../game/look-ahead.ts'
import type { Work } from '../../../work.ts'
import { apply } from '../rules/apply.ts'
import type { Move, State } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { rateMoves, type RatedMove } from './rate-moves.ts'
import { sensibleMoves } from './sensible.ts'
import { won, worth } from './value.ts'
import type { Worlds } from './worlds.ts'

/** So many moves are looked into, and none that is so far behind the best at first sight. */
const most = 5
const farBehind = 0.15
/** How often a move may be tried, all in all. */
const tries = 120
/** So many moves are then made, by all together, before the seat looks where it stands when it is to move again. */
const deep = 8
/**
 * How much the first sight still counts: some dozens of worlds alone say less than what was learnt from many games. Among
 * more than two, chance has so much to say in them that only what shows clearly is believed.
 */
const trust = (seats: number): number => (seats === 2 ? 1 : 4)

/** The move that leads on to where it is best for the seat, on average over what the hidden cards may be. */
export function* bestAhead(
  rated: readonly RatedMove[],
  seat: Seat,
  worldAt: Worlds,
  effort: number,
): Work<Move | null> {
  const bar = (rated[0]?.worth ?? 0) - farBehind
  const candidates = rated.slice(0, most).filter((one) => one.worth >= bar)
  // The fewer worlds, the less they say.
  const trusted = trust(worldAt(0).hands.length) / effort
  const best = yield* bestInWorlds(
    candidates,
    (one, world) => worthLater(apply(worldAt(world), seat, one.move), seat, trusted * one.worth),
    effort * tries,
  )
  return best?.move ?? null
}

/** Where the seat does not come to move. */
const patience = 40

/** So many moves of others are a piece. */
const movesAtOnce = 8

/** How good it is for the seat later on, when all have played for a while as they like best at first sight. */
function* worthLater(start: State, seat: Seat, atFirstSight: number): Work<number> {
  let state = start
  for (let made = 0; made < patience; made++) {
    const end = won(state, seat)
    if (end !== null) return end + atFirstSight
    const { step, turn } = state
    const mover = step.now === 'passing' ? step.chosen.indexOf(null) : turn
    if (made >= deep && mover === seat && step.now === 'turn') break
    const move = liked(state, mover)
    if (!move) break
    state = apply(state, mover, move)
    if (made % movesAtOnce === movesAtOnce - 1) yield
  }
  return worth(state, seat) + atFirstSight
}

/**
 * What a player at this seat would do at first sight, by the own hand and by how many cards the others hold. What a draw
 * or a swap brings is taken as it is in this world.
 */
function liked(state: State, seat: Seat): Move | null {
  const moves = sensibleMoves(view(state, seat), state.options)
  if (moves.length <= 1) return moves[0] ?? null
  return rateMoves(moves, seat, [state])[0]?.move ?? null
}
