import type { Bot } from '../game.ts'
import { sensibleMoves } from './bot/sensible.ts'
import { worthAfter } from './bot/value.ts'
import { worlds } from './bot/worlds.ts'
import type { Options } from './options.ts'
import type { Move, View } from './state.ts'

/** In how many ways the hidden cards may lie, so that a draw or a swap is not judged by a single one. */
const looks = 4

/** Makes each move in its head and takes the one that leads to where it would like best to be: so it plays by any rules. */
export const bot: Bot<Options, Move, never, View> = {
  move(view, options, { random }) {
    const [first, ...others] = sensibleMoves(view, options)
    const { seat } = view
    if (first === undefined || seat === null) return null
    if (others.length === 0) return first
    const possible = worlds(view, options, random, looks)
    const worth = (move: Move): number =>
      possible.reduce((sum, world) => sum + worthAfter(world, seat, move), 0)
    return others.reduce(
      (best, move) => {
        const value = worth(move)
        return value > best.value ? { move, value } : best
      },
      { move: first, value: worth(first) },
    ).move
  },
  signal: () => null,
  reason: () => null,
}
