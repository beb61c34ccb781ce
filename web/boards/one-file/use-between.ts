import { useEffect, useRef, useState } from 'preact/hooks'

import type { Layout } from '../../../shared/define-game/layout.ts'
import type { View } from '../../../shared/define-game/state.ts'
import { betweenViews, nothingBetween, type Between } from './between-views.ts'

/** How long a complete trick stays on the table before it is taken, in ms. */
export const trickStays = 1_000

/**
 * Returns what happened since the view before. A complete trick stays on the table for a moment.
 * The seat that takes it is its collector when it goes.
 */
export function useBetween(layout: Layout, view: View): Between {
  const shown = useRef<View>(view)
  const between = useRef<Between>(nothingBetween)
  const pending = useRef(0)
  const [, rerender] = useState(0)
  if (shown.current !== view) {
    const next = betweenViews(layout, shown.current, view)
    // A message that leaves the table as it is, such as a chat message, keeps the trick.
    const isSame = JSON.stringify(shown.current) === JSON.stringify(view)
    shown.current = view
    if (!isSame) {
      // A trick that is still there flies now.
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
