import { useLayoutEffect, useRef, useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { useCloseOnBack, wasReloadedWithLayerOpen } from '../../kit/close-on-back.ts'
import { parseReplayHash } from '../../replay/replay-position.ts'
import { currentUrl, replaceUrl } from '../../client/router.ts'
import type { ReceivedState } from '../../client/Log.ts'
import type { Absence } from '../../client/TableModel.ts'

/**
 * What the page shows instead of the current position: the whole finished game, the moves that the
 * viewer missed, a position from the log, or the results.
 */
export type ReplayTarget =
  | { readonly to: 'replay'; readonly deal: number; readonly missed: Absence | null }
  | { readonly to: 'missed'; readonly deal: number; readonly missed: Absence }
  | { readonly to: 'moment'; readonly deal: number; readonly seen: ReceivedState }
  | { readonly to: 'results'; readonly deal: number }

interface ReplayView {
  readonly target: ReplayTarget | null
  readonly replay: () => void
  readonly showResults: () => void
  readonly showMissed: (missed: Absence) => void
  readonly recall: (seen: ReceivedState) => void
  readonly close: () => void
}

/**
 * Returns what the page of a table shows instead of the current position. A link to a replay means
 * the game that is over when the server first sends the table.
 * @param isLatest whether the server has sent `table`. If not, this browser has stored it earlier
 */
export function useReplayView(table: PublicTable, isLatest = true): ReplayView {
  const { deal, phase } = table
  const replayOf = (): ReplayTarget => ({ to: 'replay', deal, missed: null })
  const [linked, link] = useState(() => parseReplayHash(currentUrl.value.hash) && replayOf())
  const [chosen, choose] = useState(linked)
  const isDecided = useRef(linked === null)
  useLayoutEffect(() => {
    if (!isLatest || isDecided.current) return
    isDecided.current = true
    if (chosen !== linked) return
    const latest = phase === 'over' ? replayOf() : null
    link(latest)
    choose(latest)
    if (latest === null) replaceUrl(location.pathname + location.search)
  }, [isLatest])
  const target = chosen !== null && isAvailable(chosen, table) ? chosen : null
  // If a link opened the replay, no history entry is added, so that Back returns to the page with
  // the link.
  const isEntry = target !== null && (target !== linked || wasReloadedWithLayerOpen)
  useCloseOnBack(() => choose(null), isEntry)
  return {
    target,
    replay: () => choose(replayOf()),
    showResults: () => choose({ to: 'results', deal }),
    // If the game has ended, the missed moves are shown as a replay that starts with the first of
    // them.
    showMissed: (missed) => choose({ to: phase === 'over' ? 'replay' : 'missed', deal, missed }),
    recall: (seen) => choose({ to: 'moment', deal, seen }),
    close: () => choose(null),
  }
}

/**
 * Returns whether the target can still be shown. Missed moves and positions need the deal that they
 * belong to, and a replay needs a finished game.
 */
const isAvailable = ({ to, deal }: ReplayTarget, table: PublicTable): boolean =>
  deal === table.deal &&
  (to === 'replay' || to === 'results' ? table.phase === 'over' : table.phase !== 'gathering')
