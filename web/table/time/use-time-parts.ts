import { useEffect, useState } from 'preact/hooks'

import { afterFirstPaint } from '../../kit/after-first-paint.ts'

type TimeParts = typeof import('./time-parts.ts')

/**
 * Loads the components about time after the board has been painted, so that the board appears
 * earlier.
 */
export function useTimeParts(isWanted: boolean): TimeParts | null {
  const [parts, setParts] = useState<TimeParts | null>(null)
  useEffect(() => {
    if (isWanted) afterFirstPaint(() => void import('./time-parts.ts').then(setParts, () => {}))
  }, [isWanted])
  return parts
}
