import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { areTurnsLong } from '../../../shared/protocol/table-settings.ts'
import { isSlowAt, pendingTurnOf } from '../../parts/turn-clock.ts'
import { isPageVisible } from './page-visibility.ts'

/** The data about the table that `shouldOffer` needs. */
interface OfferContext {
  readonly table: PublicTable
  readonly mine: Seat
  readonly toMove: readonly Seat[]
  readonly now: number
}

/** Events since the page was loaded that `shouldOffer` needs. */
export interface SessionHistory {
  readonly hadTurn: boolean
  /** Whether the page was hidden during a game. */
  readonly wasHidden: boolean
  /**
   * The start times, as Unix time in ms, of the turns that were slow already when the page loaded.
   */
  readonly slowTurns: readonly number[]
}

/**
 * Returns whether to offer notifications now. The viewer must be waiting for another player. In
 * addition, one of these must have happened since the page was loaded:
 * - The page was hidden during a game.
 * - The viewer had a turn, at a table where turns may take an hour or more.
 * - Another player's turn became slow, at any other table.
 */
export function shouldOffer(look: OfferContext, seen: SessionHistory): boolean {
  const { table, mine, toMove } = look
  if (table.phase !== 'playing' || table.paused !== null) return false
  if (toMove.length === 0 || toMove.includes(mine)) return false
  if (seen.wasHidden) return true
  if (areTurnsLong(table.tempo)) return seen.hadTurn
  return slowTurnsOf(look).some((since) => !seen.slowTurns.includes(since))
}

/** Returns the start times of the other players' slow turns, as Unix time in ms. */
export const slowTurnsOf = ({ table, mine, toMove, now }: OfferContext): readonly number[] =>
  toMove.flatMap((seat) =>
    seat !== mine && isSlowAt(table, seat, now) ? (pendingTurnOf(table, seat)?.since ?? []) : [],
  )

export function useShouldOffer(look: OfferContext): boolean {
  const [slowTurns] = useState(() => slowTurnsOf(look))
  const [hadTurn, setHadTurn] = useState(false)
  const [wasHidden, setWasHidden] = useState(false)
  const isMine = look.toMove.includes(look.mine)
  useEffect(() => {
    if (isMine) setHadTurn(true)
  }, [isMine])
  useEffect(
    () =>
      effect(() => {
        if (!isPageVisible.value) setWasHidden(true)
      }),
    [],
  )
  return shouldOffer(look, { hadTurn, wasHidden, slowTurns })
}
