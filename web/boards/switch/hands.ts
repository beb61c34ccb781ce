import { useRef } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { View } from '../../../shared/games/switch/rules/state.ts'

/** Which hand is where, so that hands which are swapped are seen crossing: the seat that each was dealt to. */
type Hands = readonly Seat[]

export function useHands(view: View): Hands {
  const now = useRef({ view, hands: ownHands(view) })
  if (now.current.view !== view) now.current = { view, hands: handsAfter(now.current.hands, view) }
  return now.current.hands
}

export const ownHands = ({ hands }: View): Hands => hands.map((_, seat) => seat)

export const handsAfter = (hands: Hands, { last }: View): Hands =>
  last.reduce<Hands>((now, one) => {
    if (one.what !== 'swapped') return now
    const whose = (seat: Seat): Seat =>
      seat === one.seat ? one.with : seat === one.with ? one.seat : seat
    return now.map((_, seat) => now[whose(seat)] ?? seat)
  }, hands)
