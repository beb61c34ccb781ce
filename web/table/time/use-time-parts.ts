import { useEffect, useState } from 'preact/hooks'

import { afterFirstPaint } from '../../kit/after-first-paint.ts'
import { loadWithRetries } from '../../client/load-with-retries.ts'

type TimeParts = typeof import('./time-parts.ts')

/**
 * Loads the components about time after the board has been painted, so that the board appears
 * earlier. A failed load is retried while the component is mounted.
 */
export function useTimeParts(isWanted: boolean): TimeParts | null {
  const [parts, setParts] = useState<TimeParts | null>(null)
  useEffect(() => (isWanted ? loadWithRetries(load, setParts) : undefined), [isWanted])
  return parts
}

async function load(): Promise<TimeParts> {
  await new Promise<void>(afterFirstPaint)
  return import('./time-parts.ts')
}
