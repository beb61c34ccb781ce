import './review.css'

import type { Review } from '../../shared/protocol/protocol.ts'
import { localise } from '../words/index.ts'
import { reviewWords } from '../words/review.ts'
import type { Replay } from './replay.ts'
import { lostTurn, curvePointAt, curvePoints, type CurvePoint } from './review.ts'

/**
 * A curve of the chance to win over the whole game. Screen readers get a summary instead, and the
 * slider announces the chance at each step.
 */
export function ReviewCurve({
  replay,
  review,
}: {
  readonly replay: Replay
  readonly review: Review
}) {
  const text = localise(reviewWords)
  const { last } = replay
  const places = curvePoints(review, last)
  const chances = places.map(({ chance }) => chance)
  const [first] = places
  const now = curvePointAt(places, replay.step.value)
  const lost = lostTurn(review)
  return (
    <div class="review-curve">
      <svg
        viewBox={`0 0 ${last} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${text.curve}: ${text.fromTo(first?.chance ?? 0, Math.min(...chances), Math.max(...chances))}`}
      >
        <path class="review-half" d={`M0 50H${last}`} />
        <path class="review-area" d={`${lineOf(places)}V100H${first?.step ?? 0}Z`} />
        <path class="review-course" d={lineOf(places)} />
        {lost && <path class="review-fall" d={lineOf(lossSegment(lost.from, places))} />}
        {lost && <path class="review-fell" d={`M${lost.from} 0V100`} />}
        {/* A line of length 0 with round caps looks like a dot. Unlike a circle, it is not
            distorted by the stretched view box. */}
        <path class="review-now" d={`${lineOf([now])}h0`} />
      </svg>
      {lost && <i class="review-point" style={{ '--along': `${(100 * lost.from) / last}%` }} />}
      {lost && (
        <button
          class="review-lost"
          type="button"
          aria-label={text.toLost}
          style={{ '--along': `${(100 * lost.from) / last}%` }}
          onClick={() => replay.goTo(lost.from)}
        >
          {text.lost}
        </button>
      )}
    </div>
  )
}

/**
 * Returns the part of the curve from the turn that lost the game to the next turn, or to the end.
 */
function lossSegment(step: number, places: readonly CurvePoint[]): readonly CurvePoint[] {
  const at = places.findIndex((place) => place.step === step)
  return places.slice(at, at + 2)
}

const lineOf = (places: readonly CurvePoint[]): string =>
  `M${places.map(({ step, chance }) => `${step} ${Math.round(1_000 - 1_000 * chance) / 10}`).join('L')}`
