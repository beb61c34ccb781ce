import type { BeginSaying, View } from '../rules/state.ts'
import { cheapestCost } from './turns/original-turns.ts'
import type { Position } from './position.ts'

/** What the cheapest first turn of a hand says about who should begin (TG-03). */
export function openingOf(position: Position): BeginSaying | null {
  const cost = cheapestCost(position)
  if (cost <= 6) return 'begin'
  return cost >= 14 ? 'rather-not' : null
}

/**
 * Whether to begin, as long as everybody may, without being urged: only once each of the others has left it to this seat.
 * Who has said nothing yet may still be looking at their cards.
 */
export function beginsGladly({ seat, hands, standing }: View): boolean {
  const sayingOf = (of: number) =>
    standing.find((one) => one.seat === of && one.about === 'begin')?.says
  return hands.every((_, other) => {
    if (other === seat || sayingOf(other) === 'rather-not') return true
    return (
      sayingOf(other) === 'begin' && seat !== null && sayingOf(seat) === 'begin' && other > seat
    )
  })
}
