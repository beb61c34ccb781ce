import type { Player } from '../../../game/bot.ts'
import { rankOf, suitOf, type Card } from '../rules/cards.ts'
import { moves } from '../rules/moves.ts'
import type { Options } from '../options.ts'
import type { Move, View, SuitOrRank } from '../rules/state.ts'

/**
 * Plays as many cards as it can, otherwise draws. Always calls "Switch", and names the suit or rank that it holds most
 * of.
 */
export const greedy: Player<Options, Move, never, View> = {
  move(view, options) {
    const [best] = moves(view, options).toSorted((a, b) => worth(b, view) - worth(a, view))
    return best ?? null
  },
  signal: () => null,
}

function worth(move: Move, { hand }: View): number {
  if (move.do === 'name') return held(hand, move.named)
  if (move.do !== 'play') return 0
  const { cards, call, named } = move
  return cards.length * 1000 + (call ? 100 : 0) + (named ? held(hand, named) : 0)
}

const held = (hand: readonly Card[], named: SuitOrRank): number =>
  hand.filter((card) =>
    'suit' in named ? suitOf(card) === named.suit : rankOf(card) === named.rank,
  ).length
