import { joker, rankIn, rankOf, suitOf, type Card } from './cards.ts'
import type { Rules } from './rules.ts'
import type { Demand, Forbidding, State, View, SuitOrRank } from './state.ts'
import { topOf } from './card-codec.ts'

/** The condition that the next card has to match. */
export type ToMatch = {
  readonly top: Card
  readonly demand: Demand | null
  readonly named: SuitOrRank | null
}

export const toMatch = ({ discard, demand, named }: State): ToMatch => ({
  top: discard.at(-1) ?? joker,
  demand,
  named,
})

/** Returns the condition that the next card has to match, read from a view. */
export const toMatchIn = ({ discard, demand, named }: View): ToMatch => ({
  top: topOf(discard),
  demand: demand ?? null,
  named: named ?? null,
})

/** Returns the clause that forbids playing this card, or null if it is legal. */
export function refusalOf(card: Card, on: ToMatch, rules: Rules): Forbidding | null {
  const { top, demand, named } = on
  if (demand) return refusalOnDemand(card, top, demand, rules)
  if (rules.isWild(card) && rules.isWild(top) && !rules.options.wildOnWild) return 'SC-05'
  if (rules.isWild(card) || card === joker) return null
  if (named) return refusalOnNamed(card, named)
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

function refusalOnNamed(card: Card, named: SuitOrRank): Forbidding | null {
  if ('suit' in named) return suitOf(card) === named.suit ? null : 'SW-06'
  return rankOf(card) === named.rank ? null : 'SC-05'
}

/** Whether the cards match in suit or rank (SW-04). A joker matches every card. */
const isAlike = (card: Card, top: Card): boolean =>
  card === joker || top === joker || suitOf(card) === suitOf(top) || rankOf(card) === rankOf(top)
