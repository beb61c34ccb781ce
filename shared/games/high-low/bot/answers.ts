import { countOf } from '../rules/cards.ts'
import { refusalOf } from '../rules/laying.ts'
import { isSpecial, needOf, type Need } from '../rules/need.ts'
import type { Play, Value } from '../rules/state.ts'
import type { Table } from './table.ts'

/** Returns the probability, from 0 to 1, that the next player has no answer to this pile, given all visible cards. */
export function chanceOfNoAnswer({ next, unseen }: Table, pile: readonly Play[]): number {
  const need = needOf(pile)
  if (need.kind === 'free') return 0
  if (next.hand === 0 && next.faceUp.length > 0) return canAnswer(pile, next.faceUp) ? 0 : 1
  let total = 0
  for (const count of unseen) total += count
  // Without a hand and face-up cards, the next player turns over one face-down card.
  const cards = Math.max(next.hand, 1)
  let answers = 0
  for (let value = 1; value < unseen.length; value++)
    answers += answersAmong(need, value, unseen[value] ?? 0, cards / total)
  return Math.max(0, 1 - answers / total) ** cards
}

const canAnswer = (pile: readonly Play[], faceUp: readonly Value[]): boolean =>
  faceUp.some((value) => refusalOf(pile, value, countOf(faceUp, value)) === null)

/**
 * Estimates how many of the `count` unseen cards of a value can beat the pile. If the pile needs
 * several cards of the same value, the estimate is lower, because the next player probably does not
 * hold enough of them.
 * @param share the share of all unseen cards that the next player holds
 */
function answersAmong(need: Need, value: Value, count: number, share: number): number {
  if (isSpecial(value)) return count
  if (need.kind === 'free') return count
  if (need.kind === 'lower' ? value >= need.than : value <= need.than) return 0
  if (need.size === 1) return count
  return Math.max(0, count - need.size + 1) * Math.min(1, 2 * share ** (need.size - 1))
}
