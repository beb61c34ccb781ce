import type { AnyGame, AnyMove, AnyOptions, AnyView } from '../../shared/game/game.ts'
import type { Move, View } from '../../shared/games/the-game/rules/state.ts'
import { botsOf } from '../../shared/games/bots.ts'
import { pick, randomNumbered } from '../../shared/deal/random.ts'

/** Which move somebody makes of what they see. */
export type Chooses = (game: AnyGame, view: AnyView, options: AnyOptions) => AnyMove

/** For The Game: the turn's end as soon as it is allowed, else the card that is nearest to its pile. Games get long by it. */
export const nearestCard: Chooses = (game, view, options) => {
  const { tops } = view as unknown as View
  const moves = game.moves(view, options) as readonly unknown[] as readonly Move[]
  const cost = (move: Move): number => {
    if (move.do === 'end') return 0
    if (move.do === 'take-back') return Infinity
    const top = tops[move.pile] ?? 0
    return 100 + (move.pile < 2 ? move.card - top : top - move.card) + (move.loses ? 1_000 : 0)
  }
  const [best] = moves.toSorted((a, b) => cost(a) - cost(b))
  return best as unknown as AnyMove
}

/** As the bot of the game would. */
export function botsMove(): Chooses {
  const random = numbered()
  return (game, view, options) => {
    const asked = { random: random(), waiting: 'urgently', strength: 'learning' } as const
    return botsOf(game).bot.move(view, options, asked) as AnyMove
  }
}

/** Anything that is allowed. */
export function anyMove(): Chooses {
  const random = numbered()
  return (game, view, options) => {
    const moves = game.moves(view, options)
    return moves[pick(random(), moves.length)[0]] as AnyMove
  }
}

/** The same chances in each run. */
function numbered() {
  let asked = 0
  return () => randomNumbered((asked += 1))
}
