import './spectator-panel.css'

import type { Position, PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { spectatorLag } from '../time/spectator-lag.ts'
import { openHandsWords } from '../../words/open-hands.ts'

interface OpenHandsDelayProps {
  readonly table: PublicTable
  /** What the spectator sees, which tells how old it is. */
  readonly view: Position | null
}

/** Tells spectators how far they are behind the game while all hands are open, and before that when they open. */
export function OpenHandsDelay({ table, view }: OpenHandsDelayProps) {
  const text = openHandsWords.value
  const behind = view?.movesBehind ?? 0
  return (
    <p class="spectator-panel-note">
      <Icon name="eye" />
      <span>
        {view?.openHands === true
          ? text.watched(behind)
          : text.opens(Math.max(1, spectatorLag(table) - behind))}
      </span>
    </p>
  )
}
