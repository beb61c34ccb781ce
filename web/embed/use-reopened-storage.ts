import { useEffect, useState } from 'preact/hooks'

import { reopenStorage, seatEndsWithPage } from '../client/storage-access.ts'

/** Requests access to the frame's storage, and returns whether it can be read. */
export function useReopenedStorage(): boolean {
  const [isOpen, setOpen] = useState(() => !seatEndsWithPage.peek())
  useEffect(() => {
    if (!isOpen) void reopenStorage().then(() => setOpen(true))
  }, [])
  return isOpen
}
