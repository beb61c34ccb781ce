import { isOf, joker, rankIn, rankOf, type Card, type Rank } from './cards.ts'
import type { Options } from '../options.ts'
import { effects, isSpecial, ordinaryRanks, type Draw, type Effect } from './settings.ts'

/** The rules that follow from the options, such as the effect of each card. */
export interface Rules {
  readonly options: Options
  /** Returns the effect of the card, or null if it has none. */
  effectOf(card: Card): Effect | null
  isSpecial(card: Card): boolean
  isWild(card: Card): boolean
  cancels(card: Card): boolean
  /** Returns how many cards the next player must draw after a card with this effect. */
  count(draw: Draw): number
  isPassedOn(draw: Draw): boolean
  /** The ranks that can be named (SC-10). */
  readonly ordinary: readonly Rank[]
  /**
   * Whether the cards that cancel a demand have a rank whose cards also make one. Such a card
   * cancels only a demand of its own rank (SW-08).
   */
  readonly cancelsOwnRank: boolean
}

/** A cache of the rules by their options, because every move needs the rules. */
const known = new WeakMap<Options, Rules>()

export function rulesOf(options: Options): Rules {
  const rules = known.get(options) ?? read(options)
  known.set(options, rules)
  return rules
}

function read(options: Options): Rules {
  const all = Array.from({ length: joker + 1 }, (_, card) => card)
  const effectOf = all.map((card) => effects.find((one) => isOf(options[one], card)) ?? null)
  const special = all.map((card) => isSpecial(options, card))
  const cancels = all.map((card) => isOf(options.drawCancel, card))
  const asking = [options.draw, options.draw2].map(rankIn)
  return {
    options,
    effectOf: (card) => effectOf[card] ?? null,
    isSpecial: (card) => special[card] === true,
    isWild: (card) => effectOf[card] === 'wildSuit' || effectOf[card] === 'wildRank',
    cancels: (card) => cancels[card] === true,
    count: (draw) => (draw === 'draw' ? options.drawCount : options.draw2Count),
    isPassedOn: (draw) => (draw === 'draw' ? options.drawPassed : options.draw2Passed),
    ordinary: ordinaryRanks(options),
    cancelsOwnRank: options.drawCancel !== 'none' && asking.includes(rankIn(options.drawCancel)),
  }
}

/**
 * Returns the demand after a card was played: a new demand, the unchanged earlier demand, or null
 * for none.
 */
export function demandBy(
  card: Card,
  under: Card | null,
  owed: number,
  rules: Rules,
): { readonly by: Draw; readonly owed: number } | null {
  const effect = rules.effectOf(card)
  if (effect !== 'draw' && effect !== 'draw2') return null
  // On a card of its own rank, a cancelling card cancels an open demand and makes no new demand
  // (SW-08, SC-06).
  if (rules.cancels(card) && under !== null && rankOf(under) === rankOf(card)) return null
  return { by: effect, owed: owed + rules.count(effect) }
}
