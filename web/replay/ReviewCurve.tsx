import './review.css'

import type { Review } from '../../shared/protocol/protocol.ts'
import { reviewWords } from '../words/review.ts'
import type { Replay } from './replay.ts'
import { lostTurn, placeAt, placesOf, type Place } from './review.ts'

/**
 * How the chance to win rose and fell. It lies under the slider of the replay, whose knob is its present moment: that
 * leads to any place of it, by hand and by keys, and says the chance there.
 */
export function ReviewCurve({
  replay,
  review,
}: {
  readonly replay: Replay
  readonly review: Review
}) {
  const text = reviewWords.value
  const { last } = replay
  const places = placesOf(review, last)
  const chances = places.map(({ chance }) => chance)
  const [first] = places
  const now = placeAt(places, replay.step.value)
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
        {lost && <path class="review-fall" d={lineOf(fallFrom(lost.from, places))} />}
        {lost && <path class="review-fell" d={`M${lost.from} 0V100`} />}
        {/* A line of no length with round ends: a dot that is not drawn out with the rest. */}
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

/** To where the next turn begins, or to the end. */
function fallFrom(step: number, places: readonly Place[]): readonly Place[] {
  const at = places.findIndex((place) => place.step === step)
  return places.slice(at, at + 2)
}

const lineOf = (places: readonly Place[]): string =>
  `M${places.map(({ step, chance }) => `${step} ${Math.round(1_000 - 1_000 * chance) / 10}`).join('L')}`
