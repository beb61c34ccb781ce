import './visitor.css'

import type { Projection, PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { movesBehind } from '../time/moves-behind.ts'
import { openHandsWords } from '../../words/open-hands.ts'

interface WatchesHandsProps {
  readonly table: PublicTable
  /** What the spectator sees, which tells how old it is. */
  readonly view: Projection | null
}

/** Tells spectators how far they are behind the game while all hands are open, and before that when they open. */
export function WatchesHands({ table, view }: WatchesHandsProps) {
  const text = openHandsWords.value
  const behind = view?.behind ?? 0
  return (
    <p class="visitor-watches">
      <Icon name="eye" />
      <span>
        {view?.openHands === true
          ? text.watched(behind)
          : text.opens(Math.max(1, movesBehind(table) - behind))}
      </span>
    </p>
  )
}
