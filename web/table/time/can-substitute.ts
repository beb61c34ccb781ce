import type { Seat } from '../../../shared/game/game.ts'
import { pageTimeouts } from '../../../shared/protocol/page-limits.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { turnLimitOf } from '../../../shared/protocol/turn-limit.ts'
import { pendingTurnOf } from '../../parts/turn-clock.ts'

/** Returns whether the other players may now let a bot play for this seat. */
export function canSubstituteAt(table: PublicTable, seat: Seat, now: number): boolean {
  const one = pendingTurnOf(table, seat)
  return (
    one !== undefined &&
    turnLimitOf(table.tempo) === null &&
    one.since + pageTimeouts.substitution <= now
  )
}
