import { thinker, type Bots } from '../../../game/bot.ts'
import type { Options } from '../options.ts'
import { estimateChance } from './chance.ts'
import { shouldBegin } from './opening.ts'
import { restOfTurn } from './plan.ts'
import { reasonFor } from './reason.ts'
import { signalToGive } from './signals/signals.ts'
import { smallestGap } from './smallest-gap.ts'
import { moves, signals } from '../rules/moves.ts'
import type { Move, Signal, View } from '../rules/state.ts'

/**
 * The bot of The Game. It plans whole turns, looks ahead, and considers the signals of the other
 * players.
 */
export const bot = thinker<Options, Move, Signal, View>({
  *think(view, options, thinking) {
    if (view.turn === null && thinking.urgency === 'patient' && !shouldBegin(view)) return null
    const plays = yield* restOfTurn(view, options, thinking)
    if (plays === null) return anyLegalMove(view, options)
    const next = plays[0]
    return next ? { do: 'play', ...next } : { do: 'end' }
  },

  winProbability: estimateChance,

  signal(view, options) {
    const wanted = signalToGive(view, options)
    if (wanted === null) return null
    const offered = signals(view, options)
    return offered.find(({ about, says }) => about === wanted.about && says === wanted.says) ?? null
  },

  reason: reasonFor,
})

export const bots: Bots<Options, Move, Signal, View> = {
  bot,
  rivals: { 'smallest-gap': smallestGap },
}

/**
 * Returns any legal move. It is for a turn that can no longer end legally, which occurs only after
 * a person's bad plays, or with a hopeless hand at the beginning.
 */
const anyLegalMove = (view: View, options: Options): Move | null => moves(view, options)[0] ?? null
