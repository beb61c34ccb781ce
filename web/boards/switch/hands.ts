import { useRef } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { View } from '../../../shared/games/switch/rules/state.ts'

/**
 * For each seat, the id of its hand. At first, the id is the number of the seat. When players swap
 * hands, the ids move along, so that the animation finds where each hand was before.
 */
type Hands = readonly Seat[]

export function useHands(view: View): Hands {
  const now = useRef({ view, hands: initialHands(view) })
  // After a reconnect, the server sends the same view again, which swaps no hands.
  if (JSON.stringify(now.current.view) !== JSON.stringify(view))
    now.current = { view, hands: handsAfter(now.current.hands, view) }
  return now.current.hands
}

export const initialHands = ({ hands }: View): Hands => hands.map((_, seat) => seat)

export const handsAfter = (hands: Hands, { last }: View): Hands =>
  last.reduce<Hands>((now, one) => {
    if (one.type !== 'swapped') return now
    const whose = (seat: Seat): Seat =>
      seat === one.seat ? one.with : seat === one.with ? one.seat : seat
    return now.map((_, seat) => now[whose(seat)] ?? seat)
  }, hands)
