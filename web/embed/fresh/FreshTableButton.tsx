import { useEffect, useState } from 'preact/hooks'

import { spokenCode } from '../../../shared/code.ts'
import { navigateToSeat } from '../../client/router.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { FreshTableProps } from '../../table/end/fresh-table-context.ts'
import { localise } from '../../words/index.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { frameWords } from '../../words/frame.ts'
import { storedFreshTable, openFreshTable } from './fresh-seat.ts'

/**
 * A button that opens a new table with the same rules. If the viewer has opened one in this iframe
 * before, the button returns to it.
 */
export function FreshTableButton({ game, options, name, look, say }: FreshTableProps) {
  const text = localise(frameWords)
  const [kept, keep] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => void storedFreshTable().then(keep), [])

  async function open(): Promise<void> {
    if (kept !== null) return navigateToSeat(kept)
    setBusy(true)
    const refused = await openFreshTable({ game, options })
    setBusy(false)
    if (refused !== null) say(sentenceFor(refused))
  }

  return (
    <button
      class={look === 'line' ? undefined : 'button'}
      data-look={look}
      type="button"
      disabled={busy}
      onClick={() => void open()}
    >
      {look === 'line' && <Icon name="plus" />}
      {kept === null ? (name ?? text.setAnother) : text.backTo(spokenCode(kept))}
    </button>
  )
}
