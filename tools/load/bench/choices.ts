import type { AnyGame, AnyMove, AnyOptions, AnyView } from '../../../shared/game/game.ts'
import type { View } from '../../../shared/games/the-game/rules/state.ts'
import { botsOf } from '../../../shared/games/bots.ts'
import { pick, randomNumbered } from '../../../shared/deal/random.ts'

/** Which move somebody makes of what they see. */
export type Chooses = (game: AnyGame, view: AnyView, options: AnyOptions) => AnyMove

/**
 * For The Game by its usual rules: the turn's end as soon as it is allowed, else the card that is nearest to its pile.
 * Games get long by it. Found without asking the game wherever that is easy: the client is to cost next to nothing.
 */
export const nearestCard: Chooses = (game, view, options) => {
  const seen = view as unknown as View
  const wanted = seen.draw === 0 ? 1 : 2
  if (seen.laid.length >= wanted) return { do: 'end' } as const as unknown as AnyMove
  const [best] = fitting(seen.hand, seen.tops).sort((a, b) => a.cost - b.cost)
  const isEnough = seen.laid.length + 1 >= wanted
  if (best && (isEnough || goesOn(seen, best)))
    return { do: 'play', card: best.card, pile: best.pile } as unknown as AnyMove
  // Whatever is left loses the game.
  return game.moves(view, options)[0] as AnyMove
}

type Play = { readonly card: number; readonly pile: number; readonly cost: number }

function fitting(hand: readonly number[], tops: readonly number[]): Play[] {
  const plays: Play[] = []
  for (const card of hand)
    for (let pile = 0; pile < tops.length; pile++) {
      const cost = pile < 2 ? card - (tops[pile] ?? 0) : (tops[pile] ?? 0) - card
      if (cost > 0 || cost === -10) plays.push({ card, pile, cost })
    }
  return plays
}

const goesOn = ({ hand, tops }: View, { card, pile }: Play): boolean =>
  fitting(
    hand.filter((one) => one !== card),
    tops.with(pile, card),
  ).length > 0

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
