import './spectator-panel.css'

import type { Position, PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { spectatorLag } from '../time/spectator-lag.ts'
import { localise } from '../../words/index.ts'
import { openHandsWords } from '../../words/open-hands.ts'

interface OpenHandsDelayProps {
  readonly table: PublicTable
  /**
   * The position that the spectator sees. Its `movesBehind` is the number of moves since this
   * position.
   */
  readonly view: Position | null
}

/**
 * While hands are open (spectators see them), shows how many moves the spectators are behind.
 * Before that, shows in how many moves the hands open.
 */
export function OpenHandsDelay({ table, view }: OpenHandsDelayProps) {
  const text = localise(openHandsWords)
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
