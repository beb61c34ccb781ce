import { useMemo } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'

/** By how many moves watchers are behind those who play. */
export const spectatorLag = ({ spectatorDelay, openHands }: PublicTable): number =>
  openHands?.open === true ? Math.max(spectatorDelay, openHands.moves) : spectatorDelay

/** The table as somebody sees it: for watchers who are behind no clock runs, since it would be that of a later turn. */
export const useVisibleTable = (table: PublicTable, mine: Seat | null): PublicTable =>
  useMemo(() => {
    if (mine !== null || table.phase !== 'playing' || spectatorLag(table) === 0) return table
    const { pendingTurns: _, ...seen } = table
    return seen
  }, [table, mine === null])
