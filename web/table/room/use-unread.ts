import { useEffect, useState } from 'preact/hooks'

import { isMessage, type LogEntry } from '../../client/Log.ts'

/**
 * Returns the number of chat messages since the viewer last saw the chat. Events and reactions do
 * not count, because the board shows them.
 */
export function useUnread(entries: readonly LogEntry[], looking: boolean): number {
  const last = entries.at(-1)?.key ?? -1
  const [read, setRead] = useState(last)
  useEffect(() => {
    if (looking) setRead(last)
  }, [looking, last])
  if (looking) return 0
  return entries.filter((entry) => isMessage(entry) && entry.key > read).length
}
