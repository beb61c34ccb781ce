import type { Player } from '../../../game/bot.ts'
import { moves } from '../rules/moves.ts'
import type { Options } from '../options.ts'
import type { Move, Signal, View } from '../rules/state.ts'
import { distance } from './turns/turns.ts'

/**
 * A simple bot to compare other bots with. It plays the card that is nearest to a pile, and no more
 * cards than necessary.
 */
export const smallestGap: Player<Options, Move, Signal, View> = {
  move(view, options) {
    const all = moves(view, options)
    const safe = all.filter((move) => move.do === 'end' || !move.loses)
    const costOf = (move: Move): number =>
      move.do === 'play' ? distance(move.pile, view.tops[move.pile] ?? 0, move.card) : -Infinity
    const byCost = (safe.length > 0 ? safe : all).toSorted(
      (one, other) => costOf(one) - costOf(other),
    )
    return byCost[0] ?? null
  },
  signal: () => null,
}
