import type { Options } from '../about.ts'
import type { BeginSaying, View } from '../state.ts'
import { cheapestCost } from './original-turns.ts'
import { positionNow, type Position } from './position.ts'

/** What the cheapest first turn of a hand says about who should begin (TG-03). */
export function openingOf(position: Position): BeginSaying | null {
  const cost = cheapestCost(position, null)
  if (cost <= 6) return 'begin'
  return cost >= 14 ? 'rather-not' : null
}

/** No hand is likely to begin better. */
const clearlyBest = 3

/** Whether to begin, as long as everybody may, without being urged. */
export function beginsGladly(view: View, options: Options): boolean {
  const { seat, standing } = view
  if (seat === null) return false
  const says = (said: BeginSaying) =>
    standing.filter((one) => one.says === said).map((one) => one.seat)
  const willing = says('begin')
  if (willing.includes(seat)) return willing.every((other) => other >= seat)
  const unwilling = says('rather-not').filter((other) => other !== seat)
  if (unwilling.length === view.hands.length - 1) return true
  return cheapestCost(positionNow(view, options), null) <= clearlyBest
}
