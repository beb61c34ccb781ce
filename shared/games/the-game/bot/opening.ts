import type { BeginSignal, View } from '../rules/state.ts'
import { cheapestCost } from './turns/original-turns.ts'
import type { Position } from './position.ts'

/**
 * Returns the bot's signal about who begins (TG-03). The bot offers to begin if it has a first turn
 * that hardly advances the piles, and would rather not begin if every first turn advances them far.
 */
export function openingOf(position: Position): BeginSignal | null {
  const cost = cheapestCost(position)
  if (cost <= 6) return 'begin'
  return cost >= 14 ? 'rather-not' : null
}

/**
 * Whether the bot begins when any player may. It waits until every other player has given a signal,
 * because a player without one may still be looking at the cards. It begins if all others have
 * declined, or if its seat is the lowest one that offers to begin.
 */
export function shouldBegin({ seat, hands, activeSignals }: View): boolean {
  const signalOf = (of: number) =>
    activeSignals.find((one) => one.seat === of && one.about === 'begin')?.says
  return hands.every((_, other) => {
    if (other === seat || signalOf(other) === 'rather-not') return true
    return (
      signalOf(other) === 'begin' && seat !== null && signalOf(seat) === 'begin' && other > seat
    )
  })
}
