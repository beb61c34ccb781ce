import type { Bot } from '../game.ts'
import { exchangeOf } from './bot/exchange.ts'
import { tableOf } from './bot/table.ts'
import { worthOf } from './bot/worth.ts'
import { moves } from './moves.ts'
import type { Options } from './options.ts'
import type { Move, View } from './state.ts'

/** Weighs each move by what it gets rid of, what it keeps, and what it leaves to the next player. */
export const bot: Bot<Options, Move, never, View> = {
  move(view) {
    const { seat, hand, open, phase } = view
    if (seat === null) return null
    if (phase === 'exchange') return exchangeOf(hand, open[seat] ?? [])
    const table = tableOf(view, seat)
    const weighed = moves(view).map((move) => ({ move, worth: worthOf(move, table) }))
    const best = weighed.reduce((one, other) => (other.worth > one.worth ? other : one))
    return best.move
  },

  signal: () => null,
  reason: () => null,
}
