import { callCounts, withMiddleInOrder } from './lays.ts'
import type { Options } from '../options.ts'
import { rulesOf } from './rules.ts'
import type { Move, View } from './state.ts'

/** The move as `moves` writes it: those in the middle in any order (SW-05), "Switch" also for nothing (SW-14). */
export function asOffered({ hand }: View, options: Options, move: Move): Move {
  if (move.do !== 'lay') return move
  const { call, ...said } = move
  const cards = withMiddleInOrder(said.cards)
  const counts = callCounts(hand.length, cards.length, rulesOf(options))
  return { ...said, cards, ...(call && counts && { call }) }
}
