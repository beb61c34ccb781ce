import { pick } from '../../../deal/random.ts'
import type { Bots } from '../../../game/bot.ts'
import { moves } from '../rules/moves.ts'
import type { Move, Options, View } from '../rules/state.ts'

export const bots: Bots<Options, Move, never, View> = {
  bot: {
    move: (view, _options, { random }) => {
      const offered = moves(view)
      return offered.length === 0 ? null : (offered[pick(random, offered.length)[0]] ?? null)
    },
    signal: () => null,
    reason: () => null,
  },
}
