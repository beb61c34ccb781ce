import type { Seat } from '../../../shared/game/game.ts'
import { turnPieces } from './faces.ts'
import { isHeard } from './ends.ts'
import { isFelt, lengthOf, type Moment } from './moment.ts'
import { pace } from './pace.ts'
import { fetchPerformance } from './prepare-to-play.ts'

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
