import { useEffect, useRef, useState } from 'preact/hooks'

import type { Layout } from '../../../shared/define-game/layout.ts'
import type { View } from '../../../shared/define-game/state.ts'
import { betweenViews, nothingBetween, type Between } from './between-views.ts'

/** How long a complete trick stays visible before its cards fly away, in ms. */
export const trickStays = 1_000

/**
 * Returns what has changed since the previous view. A complete trick stays visible for a moment,
 * and then flies to the player who has taken it.
 */
export function useBetween(layout: Layout, view: View): Between {
  const shown = useRef<View>(view)
  const between = useRef<Between>(nothingBetween)
  const pending = useRef(0)
  const [, rerender] = useState(0)
  if (shown.current !== view) {
    const next = betweenViews(layout, shown.current, view)
    // A message that changes nothing on the table, such as a chat message, must not remove the
    // trick.
    const isSame = JSON.stringify(shown.current) === JSON.stringify(view)
    shown.current = view
    if (!isSame) {
      // If the next move comes while the trick is still visible, the trick flies to its taker now.
      const late = between.current.trick ? between.current.collector : null
      between.current = {
        ...next,
        collector: next.trick ? next.collector : (next.collector ?? late),
      }
      pending.current++
    }
  }
  const turn = pending.current
  const { trick } = between.current
  useEffect(() => {
    if (!trick) return
    const timer = setTimeout(() => {
      between.current = { ...between.current, trick: null }
      rerender((count) => count + 1)
    }, trickStays)
    return () => clearTimeout(timer)
  }, [turn, trick])
  return between.current
}
