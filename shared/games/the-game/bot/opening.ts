import type { BeginSaying, View } from '../rules/state.ts'
import { cheapestCost } from './turns/original-turns.ts'
import type { Position } from './position.ts'

/**
 * Returns the bot's signal about who begins. The signal depends on the cheapest first turn of the
 * hand (TG-03).
 */
export function openingOf(position: Position): BeginSaying | null {
  const cost = cheapestCost(position)
  if (cost <= 6) return 'begin'
  return cost >= 14 ? 'rather-not' : null
}

/**
 * Whether the bot begins when any player may. It waits until every other player has declined,
 * because a player without a signal may still be looking at the cards.
 */
export function beginsGladly({ seat, hands, activeSignals }: View): boolean {
  const sayingOf = (of: number) =>
    activeSignals.find((one) => one.seat === of && one.about === 'begin')?.says
  return hands.every((_, other) => {
    if (other === seat || sayingOf(other) === 'rather-not') return true
    return (
      sayingOf(other) === 'begin' && seat !== null && sayingOf(seat) === 'begin' && other > seat
    )
  })
}
