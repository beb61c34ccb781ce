import { useState } from 'preact/hooks'

import { words } from '../../words/index.ts'
import { Notice } from '../../parts/Notice.tsx'

/**
 * The notice that the connection is lost. The viewer can close it and prepare a move meanwhile. The
 * light over the table stays off until the connection is back.
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
