import { useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { momentIn } from '../../replay/moment.ts'
import { place } from '../../router.ts'
import type { Absence } from './model.ts'

/** What somebody looks at in place of the game as it stands: the whole of one that is over, or what they missed of it. */
export type Back =
  | { readonly to: 'replay'; readonly deal: number; readonly missed: Absence | null }
  | { readonly to: 'missed'; readonly deal: number; readonly missed: Absence }

export interface LookingBack {
  readonly back: Back | null
  readonly replay: () => void
  readonly showMissed: (missed: Absence) => void
  readonly close: () => void
}

export function useLookingBack(table: PublicTable): LookingBack {
  const { deal, phase } = table
  const [chosen, choose] = useState<Back | null>(
    momentIn(place.value.hash) && { to: 'replay', deal, missed: null },
  )
  const back = chosen !== null && isOnStage(chosen, table) ? chosen : null
  return {
    back,
    replay: () => choose({ to: 'replay', deal, missed: null }),
    // A game that is over is looked at as a whole, from where somebody left it.
    showMissed: (missed) => choose({ to: phase === 'over' ? 'replay' : 'missed', deal, missed }),
    close: () => choose(null),
  }
}

/** Nobody looks back into a deal while the next one is played, nor at the whole of a game before it is over. */
const isOnStage = ({ to, deal }: Back, table: PublicTable): boolean =>
  deal === table.deal && (to === 'replay' ? table.phase === 'over' : table.phase !== 'gathering')
