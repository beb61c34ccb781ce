import { isSpecial } from '../rules/need.ts'
import { moves } from '../rules/moves.ts'
import type { Move, Value, View } from '../rules/state.ts'
import { exchangeOf } from './exchange.ts'

/**
 * Returns the move of an easy bot, which considers only its own cards and the pile. It plays all
 * its cards of the lowest value that beats the pile. It plays a special card only if no other card
 * beats the pile.
 */
export function quickMove(view: View): Move | null {
  const { seat, hand, faceUp, phase } = view
  if (seat === null) return null
  if (phase === 'exchange') return exchangeOf(hand, faceUp[seat] ?? [], worthToEasyBot)
  const offered = moves(view)
  const lays = offered.filter((move) => move.do === 'play')
  const ordinary = lays.filter(({ value }) => !isSpecial(value))
  const lowest = ordinary.findLast(({ value }) => value === ordinary[0]?.value)
  return lowest ?? lays[0] ?? offered[0] ?? null
}

/**
 * Returns how much an easy bot wants this card among its face-up cards, which are played last. It
 * wants high cards most, and keeps special cards in the hand, where it can play them earlier.
 */
const worthToEasyBot = (value: Value): number => (isSpecial(value) ? 0 : value)
