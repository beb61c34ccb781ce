import type { Game } from '../game.ts'
import { about } from './about.ts'
import { apply } from './apply.ts'
import { bot } from './bot.ts'
import { greedy } from './bot/greedy.ts'
import { redeal, setup } from './deal.ts'
import { asOffered, moves, why } from './moves.ts'
import { choices, type Options } from './options.ts'
import { moveSchema, signalSchema } from './schemas.ts'
import { outcome } from './scoring.ts'
import type { Move, State, View } from './state.ts'
import { view } from './view.ts'

export const game: Game<Options, State, Move, never, View> = {
  about,
  choices,
  moveSchema,
  signalSchema,

  setup,
  toMove: ({ turn }) => (turn === null ? [] : [turn]),
  view,
  moves,
  asOffered: (_view, _options, move) => asOffered(move),
  apply,
  why,

  signals: () => [],
  signal: (state) => state,
  chatForbiddenBy: () => null,

  held: ({ hands }) => hands,
  outcome,
  redeal,
  bot,
  rivals: { greedy },
}
