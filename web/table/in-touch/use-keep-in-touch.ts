import { useEffect } from 'preact/hooks'

import { oncePainted } from '../../kit/once-painted.ts'
import type { Visit } from '../../client/visit.ts'

/** Nobody waits for it at their cards: it comes once the board is there. */
export function useKeepInTouch(
  visits: (() => readonly Visit[]) | null,
  isBoardHere: boolean,
): void {
  const isWanted = visits !== null && isBoardHere
  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    let stop = (): void => {}
    oncePainted(() =>
      import('./keep-in-touch.ts').then(
        ({ keepInTouch }) => {
          if (!isOver) stop = keepInTouch(visits)
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
