import type { Player } from '../../../game/bot.ts'
import { moves } from '../rules/moves.ts'
import type { Options } from '../options.ts'
import type { Move, View } from '../rules/state.ts'

/**
 * A bot that plays the lowest card that beats the pile, together with as many cards of the same
 * value as possible. It takes the pile only if no card beats it.
 */
export const greedy: Player<Options, Move, never, View> = {
  move(view) {
    const offered = moves(view)
    const lays = offered.filter((move) => move.do === 'play')
    const lowest = lays.findLast(({ value }) => value === lays[0]?.value)
    const otherwise = offered.find(({ do: verb }) => verb === 'ready' || verb === 'flip')
    return lowest ?? otherwise ?? offered.at(-1) ?? null
  },
  signal: () => null,
}
