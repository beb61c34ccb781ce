import { useEffect } from 'preact/hooks'

import { afterFirstPaint } from '../../kit/after-first-paint.ts'
import type { TableSession } from '../../client/TableSession.ts'

/**
 * Loads the code for notifications after the board has been painted, so that the board appears
 * earlier.
 */
export function useNotifications(
  sessions: (() => readonly TableSession[]) | null,
  isBoardHere: boolean,
): void {
  const isWanted = sessions !== null && isBoardHere
  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    let stop = (): void => {}
    afterFirstPaint(() =>
      import('./sync-notifications.ts').then(
        ({ syncNotifications }) => {
          if (!isOver) stop = syncNotifications(sessions)
        },
        () => {},
      ),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [isWanted])
}
