import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { isSlowAt, pendingTurnOf } from '../../parts/turn-clock.ts'
import { isPageVisible } from './page-visibility.ts'

/** What somebody sees of a table. */
export interface OfferContext {
  readonly table: PublicTable
  readonly mine: Seat
  readonly toMove: readonly Seat[]
  readonly now: number
}

/** What somebody has gone through since they came to this page. */
export interface SessionHistory {
  readonly hadTurn: boolean
  /** Looked elsewhere during a game. */
  readonly wasHidden: boolean
  /** When the turns began that were slow already when they came. */
  readonly slowTurns: readonly number[]
}

/**
 * Whether to ask somebody if they would like to be told of their turn. Never on arrival, and never at their own turn: where
 * a turn may take a day, once they have had one; where one turns slow; and when they have looked elsewhere.
 */
export function shouldOffer(look: OfferContext, seen: SessionHistory): boolean {
  const { table, mine, toMove } = look
  if (table.phase !== 'playing' || table.paused !== null) return false
  if (toMove.length === 0 || toMove.includes(mine)) return false
  if (seen.wasHidden) return true
  if (table.tempo === 'daily') return seen.hadTurn
  return slowTurnsOf(look).some((since) => !seen.slowTurns.includes(since))
}

/** When those turns of others began that take long. */
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
