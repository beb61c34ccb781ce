import type { Bot, Bots } from '../../../game/bot.ts'
import { quickMove } from './quick-move.ts'
import { bestRated } from './rate-moves.ts'
import { bestAhead } from './look-ahead.ts'
import { greedy } from './greedy.ts'
import { reasonFor } from './reason.ts'
import type { Options } from '../options.ts'
import type { Move, View } from '../rules/state.ts'

/** Sees no further than its own cards and the pile, or what a move leaves to the others, or what may become of it. */
export const bot: Bot<Options, Move, never, View> = {
  move(view, options, { random, strength }) {
    switch (strength) {
      case 'learning':
        return quickMove(view)
      case 'even':
        return bestRated(view)
      case 'best':
        return bestAhead(view, options, random)
    }
  },

  signal: () => null,
  reason: (view, _, move) => reasonFor(view, move),
}

export const bots: Bots<Options, Move, never, View> = { bot, rivals: { greedy } }
