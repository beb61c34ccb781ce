import { useEffect, useState } from 'preact/hooks'

import type { Review, ReviewedTurn } from '../../shared/protocol/protocol.ts'
import { fetchGameReview } from '../client/api.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import type { Replay } from './replay.ts'

/** Returns the turn that a step belongs to. Null at the end of the game. */
export const turnAt = ({ turns }: Review, step: number): ReviewedTurn | null =>
  turns.find(({ to }) => step < to) ?? null

export const winChanceAt = (review: Review, step: number): number =>
  turnAt(review, step)?.winProbability ?? review.finalWinProbability

/** Returns the turn that lost the game; null if no single turn did. */
export const lostTurn = ({ turns, losingTurn: lost }: Review): ReviewedTurn | null =>
  lost === null ? null : (turns[lost] ?? null)

/**
 * Returns whether the game was lost by bad luck. That is so if the cards drawn after the losing
 * turn reduced the chance to win more than the turn itself did.
 */
export function isLostByCards(review: Review): boolean {
  const turn = lostTurn(review)
  if (turn === null) return false
  const after = winChanceAt(review, turn.to)
  return turn.playedWinProbability - after > turn.winProbability - turn.playedWinProbability
}

/**
 * A point on the curve of the review: a step of the replay, and the probability of winning before
 * it.
 */
export type CurvePoint = { readonly step: number; readonly chance: number }

/**
 * Returns the points of the curve: one for the start of each turn, and one for the end of the game.
 */
export const curvePoints = (
  { turns, finalWinProbability: end }: Review,
  last: number,
): readonly CurvePoint[] => [
  ...turns.map(({ from, winProbability }) => ({ step: from, chance: winProbability })),
  { step: last, chance: end },
]

/** Returns the point of the curve at a step. Between the starts of two turns, interpolates. */
export function curvePointAt(places: readonly CurvePoint[], step: number): CurvePoint {
  const next = places.findIndex((place) => place.step >= step)
  const [from, to] = [places[next - 1] ?? places[next], places[next] ?? places.at(-1)]
  if (!from || !to || from.step === to.step) return { step, chance: to?.chance ?? 0 }
  const share = (step - from.step) / (to.step - from.step)
  return { step, chance: from.chance + share * (to.chance - from.chance) }
}

/** If two chances differ by less than this number, the difference is only noise of the estimate. */
const near = 0.015

/**
 * Returns how the bot's best turn compares with the turn that was played: the same, as good, or
 * better.
 */
export function compareWithBot({
  isBest: same,
  winProbability,
  playedWinProbability: played,
}: ReviewedTurn): 'same' | 'as-good' | 'better' {
  if (same) return 'same'
  return winProbability - played < near ? 'as-good' : 'better'
}

export interface ReviewState {
  /** Whether the viewer has asked for the review. It appears as soon as it has loaded. */
  readonly isOn: boolean
  readonly review: Review | null
  readonly toggle: () => void
}

/** Loads the bot's review of a game when the viewer asks for it for the first time. */
export function useReview({ record }: Replay, say: (text: string) => void): ReviewState {
  const [isOn, turn] = useState(false)
  const [review, keep] = useState<Review | null>(null)
  const { code, deal } = record
  useEffect(() => {
    if (!isOn || review !== null) return
    const stop = new AbortController()
    void fetchGameReview(code, stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      // Ignores the answer if the table has finished another game in the meantime.
      if (answer.ok && answer.value.deal === deal) return keep(answer.value)
      say(sentenceFor(answer.ok ? { refusal: 'unavailable' } : answer.refused))
      turn(false)
    })
    return () => stop.abort()
  }, [isOn])
  return { isOn, review: isOn ? review : null, toggle: () => turn(!isOn) }
}
