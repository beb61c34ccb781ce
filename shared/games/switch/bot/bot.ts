import type { Bot, Bots } from '../../../game/bot.ts'
import { quickMove } from './quick-move.ts'
import { rateMoves } from './rate-moves.ts'
import { bestAhead } from './look-ahead.ts'
import { greedy } from './greedy.ts'
import { reasonFor } from './reason.ts'
import { sensibleMoves } from './sensible.ts'
import { worldsOf } from './worlds.ts'
import type { Options } from '../options.ts'
import type { Move, View } from '../rules/state.ts'

/** In how many ways the hidden cards may lie, so that a draw or a swap is not judged by a single one. */
const looks = 4

/** Makes each move in its head and takes the one that leads to where it would like best to be: so it plays by any rules. */
export const bot: Bot<Options, Move, never, View> = {
  move(view, options, { random, strength }) {
    const { seat } = view
    if (strength === 'learning' || seat === null) return quickMove(view, options)
    const moves = sensibleMoves(view, options)
    if (moves.length <= 1) return moves[0] ?? null
    const worldAt = worldsOf(view, options, random)
    const rated = rateMoves(
      moves,
      seat,
      Array.from({ length: looks }, (_, look) => worldAt(look)),
    )
    return strength === 'even' ? (rated[0]?.move ?? null) : bestAhead(rated, seat, worldAt)
  },
  signal: () => null,
  reason: reasonFor,
}

export const bots: Bots<Options, Move, never, View> = { bot, rivals: { greedy } }
