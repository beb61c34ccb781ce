import type { Seat } from '../../../shared/game/game.ts'
import type { View } from '../../../shared/games/switch/rules/state.ts'

/** Which hand is where, so that hands which are swapped are seen crossing: the seat that each was dealt to. */
export type Fans = readonly Seat[]

export const ownFans = ({ hands }: View): Fans => hands.map((_, seat) => seat)

export const fansAfter = (fans: Fans, { last }: View): Fans =>
  last.reduce<Fans>((now, one) => {
    if (one.what !== 'swapped') return now
    const whose = (seat: Seat): Seat =>
      seat === one.seat ? one.with : seat === one.with ? one.seat : seat
    return now.map((_, seat) => now[whose(seat)] ?? seat)
  }, fans)
