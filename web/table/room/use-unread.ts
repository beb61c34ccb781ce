import { useEffect, useState } from 'preact/hooks'

import type { LogEntry } from '../../client/Log.ts'

/** How many lines of chat came since the viewer last looked. News do not count: the board shows them. */
export function useUnread(entries: readonly LogEntry[], looking: boolean): number {
  const last = entries.at(-1)?.key ?? -1
  const [read, setRead] = useState(last)
  useEffect(() => {
    if (looking) setRead(last)
  }, [looking, last])
  if (looking) return 0
  return entries.filter(({ kind, key }) => kind === 'chat' && key > read).length
}
