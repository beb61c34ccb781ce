import type { Bot } from '../game.ts'
import { choose } from './bot/choice.ts'
import { moves } from './moves.ts'
import type { Options } from './options.ts'
import type { Move, View } from './state.ts'

/** Looks at each move in worlds that fit what it sees, and takes the one after which its round looks best. */
export const bot: Bot<Options, Move, never, View> = {
  move: (view, options, { random }) =>
    view.seat === null ? null : choose(view, options, view.seat, moves(view, options), random),
  signal: () => null,
}
