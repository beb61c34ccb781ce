import { areTurnsLong } from '../../../shared/protocol/table-settings.ts'
import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { pageTimeouts } from '../../../shared/protocol/page-limits.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { seatState } from '../../parts/people.ts'

/**
 * Returns the seat that is to move if its player has been away long enough for a bot to play.
 * Otherwise null. Always null at a table where turns may take an hour or more.
 */
export function useAwaySeat(table: PublicTable, toMove: readonly Seat[]): Seat | null {
  const seat = toMove.find((one) => {
    const sits = table.seats[one]
    return !areTurnsLong(table.tempo) && sits !== undefined && seatState(sits) === 'away'
  })
  const [long, isLong] = useState(false)
  useEffect(() => {
    isLong(false)
    if (seat === undefined) return undefined
    const timer = setTimeout(() => isLong(true), pageTimeouts.away)
    return () => clearTimeout(timer)
  }, [seat])
  return seat !== undefined && long ? seat : null
}
