import { thinker, type Bots } from '../../../game/bot.ts'
import { quickMove } from './quick-move.ts'
import { bestRated } from './rate-moves.ts'
import { bestAhead } from './look-ahead.ts'
import { greedy } from './greedy.ts'
import { reasonFor } from './reason.ts'
import type { Options } from '../options.ts'
import type { Move, View } from '../rules/state.ts'

/**
 * An easy bot considers only its own cards and the pile. A medium bot also considers the next player. A hard bot
 * simulates the following turns.
 */
export const bot = thinker<Options, Move, never, View>({
  *think(view, options, asked) {
    switch (asked.strength) {
      case 'easy':
        return quickMove(view)
      case 'medium':
        return bestRated(view)
      case 'hard':
        return yield* bestAhead(view, options, asked)
    }
  },

  signal: () => null,
  reason: (view, _, move) => reasonFor(view, move),
})

export const bots: Bots<Options, Move, never, View> = { bot, rivals: { greedy } }
