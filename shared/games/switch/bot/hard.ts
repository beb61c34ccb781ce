import { cardsOfPack, suits, type Card } from '../rules/cards.ts'
import { fits, toMatch, toMatchIn, type ToMatch } from '../rules/matching.ts'
import { rulesOf } from '../rules/rules.ts'
import type { State, View, SuitOrRank } from '../rules/state.ts'
import { decodeCards } from '../rules/card-codec.ts'
import { weightsFor } from './value.ts'

/**
 * Whether the card that was just played is harder for the next player to follow than most other
 * cards that could be played.
 */
export function isHardAfter(after: State, view: View): boolean {
  const rules = rulesOf(after.options)
  const before = toMatchIn(view)
  const others = cardsOutsideDiscard(after, view)
    .filter((card) => !rules.isSpecial(card) && fits(card, before, rules))
    .map((top): ToMatch => ({ top, demand: null, named: null }))
  return isHarder(toMatch(after), others, after, view)
}

/** Whether the named suit or rank is harder for the next player to follow than most others. */
export function isHardAfterNaming(after: State, view: View): boolean {
  const on = toMatch(after)
  const alternatives: readonly SuitOrRank[] =
    after.named && 'suit' in after.named
      ? suits.map((suit) => ({ suit }))
      : rulesOf(after.options).ordinary.map((rank) => ({ rank }))
  const others = alternatives.map((named): ToMatch => ({ top: on.top, demand: null, named }))
  return isHarder(on, others, after, view)
}

/** The smallest difference in log odds that the bot mentions in a reason. */
const minDifference = 0.03

function isHarder(on: ToMatch, others: readonly ToMatch[], after: State, view: View): boolean {
  if (after.turn === view.seat || others.length === 0) return false
  const hidden = cardsOutsideDiscard(after, view)
  const gain = (one: ToMatch): number => gainFor(one, hidden, after, view)
  const mean = others.reduce((sum, one) => sum + gain(one), 0) / others.length
  return gain(on) - mean > minDifference
}

/**
 * Returns how much the bot gains if the next player has to follow `on`. It adds up weighted
 * probabilities: that this player cannot play (`nextIsStuck` in features.ts), plays the last card
 * but one (`nextFits`), or plays the last card (`nextFinishes`).
 */
function gainFor(on: ToMatch, hidden: readonly Card[], after: State, view: View): number {
  const rules = rulesOf(after.options)
  const next = view.hands[after.turn] ?? 0
  const weights = weightsFor(view.hands.length)
  const fitting = hidden.filter((card) => fits(card, on, rules))
  const last = fitting.filter((card) => !after.options.specialLast || !rules.isSpecial(card))
  const all = Math.max(1, hidden.length)
  const chance = fitting.length / all
  return (
    (1 - chance) ** Math.min(next, 8) * weights.nextIsStuck +
    (next === 2 ? chance * weights.nextFits : 0) +
    (next === 1 ? (last.length / all) * weights.nextFinishes : 0)
  )
}

/**
 * Returns all cards outside the discard pile. The viewer's own hand counts as unseen here, so that
 * the reason reveals no card of it.
 */
function cardsOutsideDiscard({ options }: State, view: View): readonly Card[] {
  const cards = [...cardsOfPack(options.pack, options.jokers)]
  for (const card of decodeCards(view.discard)) cards.splice(cards.indexOf(card), 1)
  return cards
}
