import { useEffect, useState } from 'preact/hooks'

import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { prefersReducedMotion } from '../kit/motion/animations.ts'
import { lastMoveDuration } from '../kit/motion/durations.ts'

/**
 * Returns whether to show the end of the game. If the game ends while the screen is open, the board
 * stays until the last card has landed.
 */
export function useEndDelay({ phase, deal }: PublicTable): boolean {
  const isOver = phase === 'over'
  const [shownDeal, setShownDeal] = useState(isOver ? deal : null)
  useEffect(() => {
    if (!isOver) return
    const delay = prefersReducedMotion() ? 0 : lastMoveDuration
    const timer = setTimeout(() => setShownDeal(deal), delay)
    return () => clearTimeout(timer)
  }, [isOver, deal])
  return isOver && shownDeal === deal
}
