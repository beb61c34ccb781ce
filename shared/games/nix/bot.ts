import type { Bot } from '../game.ts'
import { choose } from './bot/choice.ts'
import { moves } from './moves.ts'
import type { Options } from './options.ts'
import type { Move, View } from './state.ts'

/** Plans its hand over the rounds to come, and plays what seems good to the end in many worlds that the others' cards allow. */
export const bot: Bot<Options, Move, never, View> = {
  move: (view, options, { random }) =>
    view.seat === null ? null : choose(view, options, view.seat, moves(view), random),
  signal: () => null,
  reason: () => null,
}
