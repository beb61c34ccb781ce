import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { oncePainted } from '../once-painted.ts'
import { turnPieces, turnPiecesBack } from './faces.ts'
import { worthPlaying } from './ends.ts'
import type { Moment } from './moment.ts'
import { playMoments } from './play-moment.ts'
import { prepareToPlay } from './prepare-to-play.ts'
import { isHidden } from './running.ts'

interface Following<View> {
  readonly deal: number
  readonly view: View
  /** What happened between two views; without one before, how the deal began. */
  readonly between: (before: View | null, after: View) => readonly Moment[]
  readonly viewer: Seat | null
  /** How the game has ended, for whoever comes only then: they hear nothing of it, and see everybody's face. */
  readonly end?: readonly Moment[]
}

const none: readonly never[] = []

/**
 * Plays what happens at a table, view by view. It stands beside `<Motion>`, in whatever hands the view to the board.
 * @returns whether the deal begins with this view, for `<Motion isDealt>`
 */
export function useMoments<View>(following: Following<View>): boolean {
  const { deal, view, between, viewer, end = none } = following
  const seen = useRef<{ readonly deal: number; readonly view: View } | null>(null)
  const last = seen.current
  const isNew = last?.deal !== deal
  const happened = last?.view === view ? [] : between(isNew ? null : last.view, view)
  useEffect(() => oncePainted(prepareToPlay), [])
  useLayoutEffect(() => {
    seen.current = { deal, view }
    if (isNew) {
      turnPiecesBack()
      end.forEach(turnPieces)
    }
    if (happened.length > 0) playMoments(worthPlaying(happened, isHidden()), viewer)
  }, [deal, view])
  return isNew && happened.some(({ name }) => name === 'deal')
}
