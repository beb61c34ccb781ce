import type { BotContext } from '../../../game/bot.ts'
import type { Seat } from '../../../game/game.ts'
import { bestInWorlds } from '../../../game/look-ahead.ts'
import type { CooperativeTask } from '../../../cooperative-task.ts'
import { apply } from '../rules/apply.ts'
import type { Options } from '../options.ts'
import type { Move, State, View } from '../rules/state.ts'
import { view as viewOf } from '../rules/view.ts'
import { bestRated, rateMoves } from './rate-moves.ts'
import { chanceOf } from './chance.ts'
import { worldsOf } from './worlds.ts'

/**
 * The maximum number of moves that the look-ahead tries. It never tries moves whose `worth` is more
 * than `farBehind` below the best.
 */
const maxCandidates = 8
const farBehind = 12
/** The number of simulated games for one decision, over all candidate moves together. */
const tries = 400
/** The number of the bot's own turns after which a simulated game stops. */
const ownTurns = 3
/**
 * The weight with which a move's first rating (its `worth` from rate-moves.ts) is added to the
 * result of the simulated games. Without this weight, the random deals would decide between nearly
 * equal moves.
 */
const firstRatingWeight = 0.006

/** Finds the move with the best average result over the sampled deals. */
export function* bestAhead(
  view: View,
  options: Options,
  { random, effort = 1 }: Pick<BotContext, 'random' | 'effort'>,
): CooperativeTask<Move | null> {
  const { seat, phase } = view
  if (seat === null) return null
  if (phase === 'exchange') return bestRated(view)
  const inOrder = rateMoves(view).toSorted((one, other) => other.worth - one.worth)
  const bar = (inOrder[0]?.worth ?? 0) - farBehind
  const candidates = inOrder.slice(0, maxCandidates).filter(({ worth }) => worth >= bar)
  const [first] = candidates
  if (!first || first.worth === Infinity) return first?.move ?? null
  const worldAt = worldsOf(view, options, random)
  const best = yield* bestInWorlds(
    candidates,
    ({ move, worth }, world) =>
      chanceAfter(apply(worldAt(world), seat, move), seat) + firstRatingWeight * worth,
    effort * tries,
  )
  return (best ?? first).move
}

/**
 * Simulates the next turns, in which each player makes the move with the best first rating. Returns
 * how good the position of the seat is after that (`chanceOf`), from 0 to 1.
 */
function chanceAfter(start: State, seat: Seat): number {
  let state = start
  for (let own = 0; !state.ending && !state.finished.includes(seat);) {
    if (state.turn === seat && own++ === ownTurns) break
    const move = bestRated(viewOf(state, state.turn))
    if (!move) break
    state = apply(state, state.turn, move)
  }
  return chanceOf(state, seat)
}
