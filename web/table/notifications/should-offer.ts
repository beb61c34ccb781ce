import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { isSlowAt, pendingTurnOf } from '../../parts/turn-clock.ts'
import { isPageVisible } from './page-visibility.ts'

/** What the decision to offer notifications depends on now. */
export interface OfferContext {
  readonly table: PublicTable
  readonly mine: Seat
  readonly toMove: readonly Seat[]
  readonly now: number
}

/** What it depends on that happened since the page was loaded. */
export interface SessionHistory {
  readonly hadTurn: boolean
  /** The page was hidden during a game. */
  readonly wasHidden: boolean
  /** The start times of turns that were already slow when the page loaded. */
  readonly slowTurns: readonly number[]
}

/**
 * Whether to offer notifications now. Never on arrival or at the viewer's own turn. With a time limit of a day, after
 * the viewer's first turn; else after a turn becomes slow, or after the page was hidden.
 */
export function shouldOffer(look: OfferContext, seen: SessionHistory): boolean {
  const { table, mine, toMove } = look
  if (table.phase !== 'playing' || table.paused !== null) return false
  if (toMove.length === 0 || toMove.includes(mine)) return false
  if (seen.wasHidden) return true
  if (table.tempo === 'daily') return seen.hadTurn
  return slowTurnsOf(look).some((since) => !seen.slowTurns.includes(since))
}

/** The start times of the other players' slow turns. */
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
