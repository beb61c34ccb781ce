import type { Game } from '../game.ts'
import { about } from './about.ts'
import { apply } from './apply.ts'
import { asOffered } from './as-offered.ts'
import { bot } from './bot.ts'
import { greedy } from './bot/greedy.ts'
import { moves, why } from './moves.ts'
import { choices, type Options } from './options.ts'
import { outcomeShown } from './outcome-shown.ts'
import { redeal } from './redeal.ts'
import { setup } from './rounds.ts'
import { moveSchema, signalSchema } from './schemas.ts'
import type { Move, State, View } from './state.ts'
import { view } from './view.ts'

export const game: Game<Options, State, Move, never, View> = {
  about,
  choices,
  moveSchema,
  signalSchema,

  setup,
  toMove: ({ step, turn }) => {
    if (step.now === 'over') return []
    if (step.now !== 'passing') return [turn]
    return step.chosen.flatMap((card, seat) => (card === null ? [seat] : []))
  },
  view,
  moves,
  asOffered,
  apply,
  why,

  signals: () => [],
  signal: (state) => state,
  chatForbiddenBy: () => null,

  held: ({ hands }) => hands,
  outcome: outcomeShown,
  redeal,
  bot,
  rivals: { greedy },
}
