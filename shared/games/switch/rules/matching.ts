import { joker, rankIn, rankOf, suitOf, type Card } from './cards.ts'
import type { Rules } from './rules.ts'
import type { Demand, Forbidding, State, View, Wish } from './state.ts'
import { topOf } from './card-codec.ts'

/** The condition that the next card has to match. */
export type ToMatch = {
  readonly top: Card
  readonly demand: Demand | null
  readonly wish: Wish | null
}

export const toMatch = ({ discard, demand, wish }: State): ToMatch => ({
  top: discard.at(-1) ?? joker,
  demand,
  wish,
})

/** Returns the condition from a view. */
export const toMatchIn = ({ discard, demand, wish }: View): ToMatch => ({
  top: topOf(discard),
  demand: demand ?? null,
  wish: wish ?? null,
})

/** Returns the clause that forbids playing this card, or null if it is legal. */
export function refusalOf(card: Card, on: ToMatch, rules: Rules): Forbidding | null {
  const { top, demand, wish } = on
  if (demand) return refusalOnDemand(card, top, demand, rules)
  if (rules.isWish(card) && rules.isWish(top) && !rules.options.wishOnWish) return 'SC-05'
  if (rules.isWish(card) || card === joker) return null
  if (wish) return refusalOnWish(card, wish)
  return isAlike(card, top) ? null : 'SW-04'
}

export const fits = (card: Card, on: ToMatch, rules: Rules): boolean =>
  refusalOf(card, on, rules) === null

/** Returns the clause that forbids this card on an open demand (SW-09, SC-06). */
function refusalOnDemand(card: Card, top: Card, { by }: Demand, rules: Rules): Forbidding | null {
  if (rules.cancels(card)) {
    const cancels = rules.cancelsOwnRank
      ? rankOf(card) === rankIn(rules.options[by])
      : isAlike(card, top)
    if (cancels) return null
  }
  if (rankOf(card) !== rankIn(rules.options[by])) return 'SW-09'
  return rules.effectOf(card) === by && rules.isPassedOn(by) ? null : 'SC-06'
}

function refusalOnWish(card: Card, wish: Wish): Forbidding | null {
  if ('suit' in wish) return suitOf(card) === wish.suit ? null : 'SW-06'
  return rankOf(card) === wish.rank ? null : 'SC-05'
}

/** Returns whether the cards match in suit or rank (SW-04). A joker matches every card. */
const isAlike = (card: Card, top: Card): boolean =>
  card === joker || top === joker || suitOf(card) === suitOf(top) || rankOf(card) === rankOf(top)
