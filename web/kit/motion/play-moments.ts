import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { afterFirstPaint } from '../after-first-paint.ts'
import { turnPieces, turnPiecesBack } from './faces.ts'
import { isHeard, isFelt, lengthOf, type Moment, worthPlaying } from './moment.ts'
import { pace } from './pace.ts'
import { fetchPerformance, prepareToPlay } from './prepare-to-play.ts'
import { isHidden } from './running.ts'

/** Lets one moment be heard, felt and seen. */
export const playMoment = (moment: Moment): void => play(moment, 0)

/** One after the other, as far as each needs it. @param viewer whose ears and hands these are; null watches */
export function playMoments(moments: readonly Moment[], viewer: Seat | null): void {
  let later = 0
  for (const moment of moments) {
    if (!isHeard(moment, moments, viewer)) {
      turnPieces(moment)
      continue
    }
    play(moment, later, isFelt(moment, viewer))
    later += Math.min(lengthOf(moment), pace.card)
  }
}

function play(moment: Moment, later: number, felt = true): void {
  turnPieces(moment)
  const asked = Date.now()
  fetchPerformance().then(
    // What has come too late has been seen already.
    ({ perform }) => Date.now() - asked < lateAt && perform(moment, later, felt),
    () => {},
  )
}

const lateAt = 1_000

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
  useEffect(() => afterFirstPaint(prepareToPlay), [])
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

/**
 * A card that is lifted is heard, and one that is put back.
 * @param held what is in the hand: what was lifted and is there no longer was laid, which is another moment
 */
export function useLiftMoments(lifted: readonly number[], held: readonly number[]): void {
  const before = useRef(lifted)
  useEffect(() => {
    const last = before.current
    before.current = lifted
    if (lifted.some((card) => !last.includes(card))) playMoment({ name: 'lift' })
    else if (last.some((card) => !lifted.includes(card) && held.includes(card)))
      playMoment({ name: 'put-back' })
  }, [lifted.join()])
}
