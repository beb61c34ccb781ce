import '../room/visitor.css'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { movesBehind } from '../time/moves-behind.ts'
import { openHandsWords } from './open-hands-words.ts'

/** What watchers have to know of what they see: that it is late, and that all hands lie open. */
export const WatchesHands = ({ table }: { readonly table: PublicTable }) => (
  <p class="visitor-watches">
    <Icon name="eye" />
    <span>{openHandsWords.value.watched(movesBehind(table))}</span>
  </p>
)
