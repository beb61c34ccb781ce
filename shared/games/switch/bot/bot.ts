import { thinker, type Bots } from '../../../game/bot.ts'
import { quickMove } from './quick-move.ts'
import { ratingMoves } from './rate-moves.ts'
import { bestAhead } from './look-ahead.ts'
import { greedy } from './greedy.ts'
import { reasonFor } from './reason.ts'
import { sensibleMoves } from './sensible.ts'
import { worldsOf } from './worlds.ts'
import type { Options } from '../options.ts'
import type { Move, View } from '../rules/state.ts'

/**
 * The number of deals to sample to rate a draw or a swap. With only one, a single guess at the
 * hidden cards would decide whether the bot draws or swaps.
 */
const sampledDeals = 4

/**
 * The bot of Switch. It tries each move in sampled deals and chooses the move with the best
 * resulting state. That works for every set of rules.
 */
export const bot = thinker<Options, Move, never, View>({
  *think(view, options, { random, strength, effort = 1 }) {
    const { seat } = view
    if (strength === 'easy' || seat === null) return quickMove(view, options)
    const moves = sensibleMoves(view, options)
    if (moves.length <= 1) return moves[0] ?? null
    const worldAt = worldsOf(view, options, random)
    const rated = yield* ratingMoves(
      moves,
      seat,
      Array.from({ length: sampledDeals }, (_, look) => worldAt(look)),
    )
    if (strength === 'medium') return rated[0]?.move ?? null
    return yield* bestAhead(rated, seat, worldAt, effort)
  },
  signal: () => null,
  reason: reasonFor,
})

export const bots: Bots<Options, Move, never, View> = { bot, rivals: { greedy } }
