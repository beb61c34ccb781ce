import { useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { useCloseOnBack, wasReloadedWithLayerOpen } from '../../kit/close-on-back.ts'
import { parseReplayHash } from '../../replay/replay-position.ts'
import { currentUrl } from '../../client/router.ts'
import type { ReceivedState } from '../../client/Log.ts'
import type { Absence } from '../../client/TableModel.ts'

/**
 * What somebody looks at in place of the game as it stands: the whole of one that is over, what they missed of it, a
 * moment that stands in the log, or how the evening stands.
 */
export type ReplayTarget =
  | { readonly to: 'replay'; readonly deal: number; readonly missed: Absence | null }
  | { readonly to: 'missed'; readonly deal: number; readonly missed: Absence }
  | { readonly to: 'moment'; readonly deal: number; readonly seen: ReceivedState }
  | { readonly to: 'evening'; readonly deal: number }

export interface ReplayView {
  readonly target: ReplayTarget | null
  readonly replay: () => void
  readonly showResults: () => void
  readonly showMissed: (missed: Absence) => void
  readonly recall: (seen: ReceivedState) => void
  readonly close: () => void
}

export function useReplayView(table: PublicTable): ReplayView {
  const { deal, phase } = table
  const [linked] = useState<ReplayTarget | null>(
    () => parseReplayHash(currentUrl.value.hash) && { to: 'replay', deal, missed: null },
  )
  const [chosen, choose] = useState(linked)
  const target = chosen !== null && isAvailable(chosen, table) ? chosen : null
  // A link that leads to a moment opens nothing over the table: Back leaves to where the link was.
  const isEntry = target !== null && (target !== linked || wasReloadedWithLayerOpen)
  useCloseOnBack(() => choose(null), isEntry)
  return {
    target,
    replay: () => choose({ to: 'replay', deal, missed: null }),
    showResults: () => choose({ to: 'evening', deal }),
    // A game that is over is looked at as a whole, from where somebody left it.
    showMissed: (missed) => choose({ to: phase === 'over' ? 'replay' : 'missed', deal, missed }),
    recall: (seen) => choose({ to: 'moment', deal, seen }),
    close: () => choose(null),
  }
}

/** Nobody looks back into a deal while the next one is played, nor at the whole of a game before it is over. */
const isAvailable = ({ to, deal }: ReplayTarget, table: PublicTable): boolean =>
  deal === table.deal &&
  (to === 'replay' || to === 'evening' ? table.phase === 'over' : table.phase !== 'gathering')
