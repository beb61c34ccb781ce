import { useMemo } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'

/** Returns how many moves spectators are behind. */
export const spectatorLag = ({ spectatorDelay, openHands }: PublicTable): number =>
  openHands?.open === true ? Math.max(spectatorDelay, openHands.moves) : spectatorDelay

/**
 * Returns the table as the viewer may see it. Delayed spectators see no clocks, because the clocks
 * belong to a later turn.
 */
export const useVisibleTable = (table: PublicTable, mine: Seat | null): PublicTable =>
  useMemo(() => {
    if (mine !== null || table.phase !== 'playing' || spectatorLag(table) === 0) return table
    const { pendingTurns: _, ...seen } = table
    return seen
  }, [table, mine === null])
