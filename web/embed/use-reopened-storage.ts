import { useEffect, useState } from 'preact/hooks'

import { reopenStorage, seatEndsWithPage } from '../client/storage-access.ts'

/**
 * Gets access to the storage of the iframe if the viewer has allowed it before. Returns false while
 * the request is pending.
 */
export function useReopenedStorage(): boolean {
  const [isOpen, setOpen] = useState(() => !seatEndsWithPage.peek())
  useEffect(() => {
    if (!isOpen) void reopenStorage().then(() => setOpen(true))
  }, [])
  return isOpen
}
