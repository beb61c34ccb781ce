import { rankOf, suitOf, type Card } from '../rules/cards.ts'
import type { Options } from '../options.ts'
import { pips } from '../rules/rounds.ts'
import { rulesOf, type Rules } from '../rules/rules.ts'
import type { Move, View, SuitOrRank } from '../rules/state.ts'
import { sensibleMoves } from './sensible.ts'

/**
 * Returns the move of an easy bot, chosen from the viewer’s own hand and the top card only. The bot
 * plays as many cards as it can, and keeps cards that name a suit or rank for later. It prefers
 * moves after which more cards of the hand fit.
 */
export function quickMove(view: View, options: Options): Move | null {
  const [first, ...others] = sensibleMoves(view, options)
  if (first === undefined) return null
  if (others.length === 0) return first
  const rules = rulesOf(options)
  return others.reduce(
    (best, move) => {
      const value = liking(move, view.hand, rules)
      return value > best.value ? { move, value } : best
    },
    { move: first, value: liking(first, view.hand, rules) },
  ).move
}

function liking(move: Move, hand: readonly Card[], rules: Rules): number {
  switch (move.do) {
    case 'play':
      return ratePlay(move, hand, rules)
    case 'name':
      return following(hand, move.named)
    case 'pass-left':
      return rateGift(move.card, hand, rules)
    default:
      return 0
  }
}

/**
 * The weights of a play: for each card, for giving a small hand away, for playing a card that names
 * a suit or rank, and for any other effect.
 */
const [aCard, aHand, aWild, anEffect] = [100, 500, 40, 20]
/** With fewer cards than this left, giving the hand away has a cost. */
const fewToSwap = 4

function ratePlay(
  { cards, named }: Extract<Move, { do: 'play' }>,
  hand: readonly Card[],
  rules: Rules,
): number {
  const [top = 0] = cards.slice(-1)
  const left = hand.filter((card) => !cards.includes(card))
  const effect = rules.effectOf(top)
  const swapsFew = effect === 'handSwap' && left.length < fewToSwap
  return (
    cards.length * aCard -
    (swapsFew ? aHand : 0) -
    (rules.isWild(top) ? aWild : 0) +
    (effect !== null && !rules.isWild(top) ? anEffect : 0) +
    following(left, named ?? top)
  )
}

/** Returns how many cards the player could play next if no other player plays first. */
function following(left: readonly Card[], on: SuitOrRank | Card): number {
  if (typeof on === 'number')
    return left.filter((card) => suitOf(card) === suitOf(on) || rankOf(card) === rankOf(on)).length
  return left.filter((card) => ('suit' in on ? suitOf(card) === on.suit : rankOf(card) === on.rank))
    .length
}

/**
 * Returns how much a player wants to pass this card on: more if it scores many points for the
 * winner, less if the hand has other cards of its rank, and much less if it is special.
 */
function rateGift(card: Card, hand: readonly Card[], rules: Rules): number {
  const mates = hand.filter((one) => rankOf(one) === rankOf(card)).length
  return pips(card) / 100 - mates - (rules.isSpecial(card) ? 10 : 0)
}
