import { useMemo } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'

/** Returns how many moves the spectators' view is behind the game. */
export const spectatorLag = ({ spectatorDelay, openHands }: PublicTable): number =>
  openHands?.open === true ? Math.max(spectatorDelay, openHands.moves) : spectatorDelay

/**
 * Returns the table as the viewer may see it. Spectators with a delayed view see no clocks, because
 * the clocks belong to a later turn than the one they see.
 */
export const useVisibleTable = (table: PublicTable, mine: Seat | null): PublicTable =>
  useMemo(() => {
    if (mine !== null || table.phase !== 'playing' || spectatorLag(table) === 0) return table
    const { pendingTurns: _, ...seen } = table
    return seen
  }, [table, mine === null])
