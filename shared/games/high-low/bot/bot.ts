import { thinker, type Bots } from '../../../game/bot.ts'
import { quickMove } from './quick-move.ts'
import { bestRated } from './rate-moves.ts'
import { bestAhead } from './look-ahead.ts'
import { greedy } from './greedy.ts'
import { reasonFor } from './reason.ts'
import type { Options } from '../options.ts'
import type { Move, View } from '../rules/state.ts'

/** Sees no further than its own cards and the pile, or what a move leaves to the others, or what may become of it. */
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
