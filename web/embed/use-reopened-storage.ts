import { useEffect, useState } from 'preact/hooks'

import { reopenStorage, seatEndsWithPage } from '../client/storage-access.ts'

/**
 * Opens the frame's storage if the viewer allowed it earlier. Returns false until the browser has
 * answered.
 */
export function useReopenedStorage(): boolean {
  const [isOpen, setOpen] = useState(() => !seatEndsWithPage.peek())
  useEffect(() => {
    if (!isOpen) void reopenStorage().then(() => setOpen(true))
  }, [])
  return isOpen
}
