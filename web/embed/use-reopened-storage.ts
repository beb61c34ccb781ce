import { useEffect, useState } from 'preact/hooks'

import { reopenStorage, seatEndsWithPage } from '../client/storage-access.ts'

/** Returns whether the frame can read all that it may keep here. */
export function useReopenedStorage(): boolean {
  const [isOpen, setOpen] = useState(() => !seatEndsWithPage.peek())
  useEffect(() => {
    if (!isOpen) void reopenStorage().then(() => setOpen(true))
  }, [])
  return isOpen
}
