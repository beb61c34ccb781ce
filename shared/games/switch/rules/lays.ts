import { inOrder, rankOf, suits, type Card } from './cards.ts'
import { fits, toMatchIn } from './matching.ts'
import type { Rules } from './rules.ts'
import type { Move, View, SuitOrRank } from './state.ts'

export type Lay = Extract<Move, { do: 'play' }>

/**
 * Returns every set of cards that the viewer can play now, with or without the call, and with each
 * suit or rank to name.
 */
export function lays(view: View, rules: Rules): readonly Lay[] {
  return firsts(view, rules).flatMap((first) =>
    runsFrom(first, view.hand, rules).flatMap((cards) =>
      nameableBy(first, rules).flatMap((named) => {
        const lay: Lay = { do: 'play', cards, ...(named ? { named } : {}) }
        const counts = callCounts(view.hand.length, cards.length, rules)
        return counts ? [{ ...lay, call: true as const }, lay] : [lay]
      }),
    ),
  )
}

/**
 * Whether “Switch” must be called: the player goes from two or more cards to one or none (SW-14).
 */
export const callCounts = (held: number, laid: number, { options }: Rules): boolean =>
  options.lastCall > 0 && held >= 2 && held - laid <= 1

/** Returns the cards that can be played first: those that match, or only the card just drawn (SC-07). */
function firsts(view: View, rules: Rules): readonly Card[] {
  if (view.step?.now === 'drawn') return view.step.card === null ? [] : [view.step.card]
  const on = toMatchIn(view)
  return [...new Set(view.hand)].filter((card) => fits(card, on, rules))
}

/** Returns the first card alone, and with every selection of other cards of its rank (SW-05). */
function runsFrom(first: Card, hand: readonly Card[], rules: Rules): readonly Card[][] {
  const others = joining(first, hand, rules)
  return [
    [first],
    ...others.flatMap((last) =>
      subsets(others.filter((card) => card !== last)).map((between) =>
        [first].concat(between, last),
      ),
    ),
  ]
}

/**
 * Sorts the cards between the first and the last. The first card has to match and the last one decides what follows, so
 * the order between them makes no difference.
 */
export const withMiddleInOrder = (cards: readonly Card[]): readonly Card[] => [
  ...cards.slice(0, 1),
  ...inOrder(cards.slice(1, -1)),
  ...cards.slice(1).slice(-1),
]

/** Returns the cards that can be played with the first one. Special cards are played alone. */
export const joining = (first: Card, hand: readonly Card[], rules: Rules): readonly Card[] =>
  rules.options.multiPlay && !rules.isSpecial(first)
    ? inOrder(hand).filter(
        (card) => card !== first && rankOf(card) === rankOf(first) && !rules.isSpecial(card),
      )
    : []

function subsets(cards: readonly Card[]): readonly Card[][] {
  let sets: Card[][] = [[]]
  for (const card of cards) sets = sets.flatMap((set) => [set, [...set, card]])
  return sets
}

/** Returns the suits or ranks that a card can name, or only null if the card names nothing. */
export function nameableBy(card: Card, rules: Rules): readonly (SuitOrRank | null)[] {
  const effect = rules.effectOf(card)
  if (effect === 'wildSuit') return suits.map((suit) => ({ suit }))
  if (effect === 'wildRank') return rules.ordinary.map((rank) => ({ rank }))
  return [null]
}
