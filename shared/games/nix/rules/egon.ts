import { combinations, inOrder, isAmong, type RowAndCards } from './combinations.ts'
import type { Card } from './state.ts'

/** Returns how many cards EGON turns over: one more than the number of the round (NU-15). */
export const turnCount = (round: number): number => round + 1

/** The round in which EGON places his super-chip (NU-17). */
export const superRound = 4

/**
 * Returns the combination that EGON plays: of all combinations of the cards that he has turned over,
 * the one with the highest row (NU-15). It can contain any number of jokers (NU-16).
 */
export function bestOf(turned: readonly Card[]): RowAndCards {
  const among = inOrder(turned)
  const best = combinations.find(({ cards }) => cards.length > 0 && isAmong(cards, among))
  if (!best) throw new Error('EGON has turned over no card')
  return best
}
