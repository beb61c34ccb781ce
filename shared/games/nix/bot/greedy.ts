import type { Player } from '../../../game/bot.ts'
import type { Seat } from '../../../game/game.ts'
import { worth } from '../rules/chips.ts'
import { moves } from '../rules/moves.ts'
import type { Options } from '../options.ts'
import type { Chips, Move, View } from '../rules/state.ts'
import { decodeRows } from '../rules/chip-codec.ts'

/**
 * A bot that picks the move with the best immediate result: the value of the new chip's field, plus
 * the gains and losses of the chips that it pushes. A loss of another player counts as a gain.
 */
export const greedy: Player<Options, Move, never, View> = {
  move(view) {
    const [first, ...others] = moves(view)
    if (!first) return null
    const lying = decodeRows(view.rows)
    const of = (move: Move) => gain(view.seat, lying[move.row] ?? [], move)
    return others.reduce((best, move) => (of(move) > of(best) ? move : best), first)
  },
  signal: () => null,
}

function gain(seat: Seat | null, chips: Chips, { row, chip }: Move): number {
  const own = worth({ owner: seat ?? 0, super: chip === 'super' }, row, 0)
  return chips.reduce((sum, pushed, place) => {
    const change = worth(pushed, row, place + 1) - worth(pushed, row, place)
    return pushed.owner === seat ? sum + change : sum - change
  }, own)
}
