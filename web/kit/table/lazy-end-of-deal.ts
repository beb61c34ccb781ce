import { useEffect } from 'preact/hooks'

import { afterFirstPaint } from '../after-first-paint.ts'
import { lazy } from '../lazy.tsx'

/**
 * The end of a deal is in a separate chunk, because the page does not need it at the start of a
 * game.
 */
export const EndOfDeal = lazy(() => import('./EndOfDeal.tsx').then((part) => part.EndOfDeal))

/** Loads the end of a deal after the first paint, so that it is there when the deal ends. */
export function usePreloadedEndOfDeal(): void {
  useEffect(() => afterFirstPaint(() => void EndOfDeal.preload().catch(() => {})), [])
}
