import { useEffect, useState } from 'preact/hooks'

import { afterFirstPaint } from '../../kit/after-first-paint.ts'

type TimeParts = typeof import('./time-parts.ts')

/** All that is said and done about time. Nobody waits for it at their cards: it comes once the board is there. */
export function useTimeParts(isWanted: boolean): TimeParts | null {
  const [parts, setParts] = useState<TimeParts | null>(null)
  useEffect(() => {
    if (isWanted) afterFirstPaint(() => void import('./time-parts.ts').then(setParts, () => {}))
  }, [isWanted])
  return parts
}
