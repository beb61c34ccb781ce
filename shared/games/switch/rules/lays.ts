import { inOrder, rankOf, suits, type Card } from './cards.ts'
import { fits, toMatchIn } from './matching.ts'
import type { Rules } from './rules.ts'
import type { Move, View, Wish } from './state.ts'

export type Lay = Extract<Move, { do: 'lay' }>

/** Every way to lay cards of the viewer's hand now. */
export function lays(view: View, rules: Rules): readonly Lay[] {
  return firsts(view, rules).flatMap((first) =>
    runsFrom(first, view.hand, rules).flatMap((cards) =>
      wishesOf(first, rules).flatMap((wish) => {
        const lay: Lay = { do: 'lay', cards, ...(wish ? { wish } : {}) }
        const counts = callCounts(view.hand.length, cards.length, rules)
        return counts ? [{ ...lay, call: true as const }, lay] : [lay]
      }),
    ),
  )
}

/** Whether "Switch" has to be said with it: two or more cards become one or none (SW-14). */
export const callCounts = (held: number, laid: number, { options }: Rules): boolean =>
  options.lastCall > 0 && held >= 2 && held - laid <= 1

/** The cards that may lie first: those that match, or after drawing the card just drawn alone (SC-07). */
function firsts(view: View, rules: Rules): readonly Card[] {
  if (view.step?.now === 'drawn') return view.step.card === null ? [] : [view.step.card]
  const on = toMatchIn(view)
  return [...new Set(view.hand)].filter((card) => fits(card, on, rules))
}

/** The first card, alone or with any others of its rank (SW-05). */
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

/** The first card has to match and the last one decides what follows; how those between lie makes no difference. */
export const withMiddleInOrder = (cards: readonly Card[]): readonly Card[] => [
  ...cards.slice(0, 1),
  ...inOrder(cards.slice(1, -1)),
  ...cards.slice(1).slice(-1),
]

/** Special cards neither join nor are joined. */
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

/** What may be named with a card; nothing with one that does not wish. */
export function wishesOf(card: Card, rules: Rules): readonly (Wish | null)[] {
  const effect = rules.effectOf(card)
  if (effect === 'suitWish') return suits.map((suit) => ({ suit }))
  if (effect === 'rankWish') return rules.ordinary.map((rank) => ({ rank }))
  return [null]
}
