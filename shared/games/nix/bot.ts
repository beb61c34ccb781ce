import { pick } from '../../random.ts'
import type { Bot } from '../game.ts'
import { moves } from './moves.ts'
import type { Options } from './options.ts'
import type { Move, View } from './state.ts'

export const bot: Bot<Options, Move, never, View> = {
  move(view, _, { random }) {
    const offered = moves(view)
    return offered.length > 0 ? (offered[pick(random, offered.length)[0]] ?? null) : null
  },
  signal: () => null,
}
