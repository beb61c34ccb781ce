import { useState } from 'preact/hooks'

import { words } from '../../words/index.ts'
import { Notice } from '../../parts/Notice.tsx'

/**
 * The notice of a lost connection. The viewer can dismiss it and still prepare a move; the turn
 * light stays dark.
 */
export function ConnectionLost({ isMoveKept }: { readonly isMoveKept: boolean }) {
  const text = words.value.notes
  const [isRead, read] = useState(false)
  if (isRead && !isMoveKept) return null
  return (
    <div class="notices-late" role="status">
      <Notice icon="offline" title={text.lostTitle} onClose={() => read(true)}>
        {isMoveKept ? text.lostMoving : text.lost}
      </Notice>
    </div>
  )
}
