import { isSpecial } from '../rules/need.ts'
import { moves } from '../rules/moves.ts'
import type { Move, Value, View } from '../rules/state.ts'
import { exchangeOf } from './exchange.ts'

/**
 * What a friend does who is learning: sees only the own cards and the pile. The lowest cards go first, all that are equal,
 * and a special one only when nothing else does.
 */
export function quickMove(view: View): Move | null {
  const { seat, hand, open, phase } = view
  if (seat === null) return null
  if (phase === 'exchange') return exchangeOf(hand, open[seat] ?? [], asALearner)
  const offered = moves(view)
  const lays = offered.filter((move) => move.do === 'lay')
  const ordinary = lays.filter(({ value }) => !isSpecial(value))
  const lowest = ordinary.findLast(({ value }) => value === ordinary[0]?.value)
  return lowest ?? lays[0] ?? offered[0] ?? null
}

/** High cards for the end; the special ones look too good to be out of reach. */
const asALearner = (value: Value): number => (isSpecial(value) ? 0 : value)
