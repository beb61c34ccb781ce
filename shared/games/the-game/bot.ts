import { pick } from '../../random.ts'
import type { Bot } from '../game.ts'
import type { Options } from './about.ts'
import { moves } from './moves.ts'
import type { Move, Signal, View } from './state.ts'

/** Plays anything that does not lose at once, where there is such a move. */
export const bot: Bot<Options, Move, Signal, View> = {
  move(view, options, { random }) {
    const all = moves(view, options)
    const safe = all.filter((move) => move.do === 'end' || (move.do === 'play' && !move.loses))
    const choice = safe.length > 0 ? safe : all
    const [picked] = pick(random, choice.length)
    return choice[picked] ?? null
  },
  signal: () => null,
}
