import type { Review, ReviewedTurn } from '../../shared/protocol/protocol.ts'

/** The turn that is played at a step, or about to be; null when the game is over. */
export const turnAt = ({ turns }: Review, step: number): ReviewedTurn | null =>
  turns.find(({ to }) => step < to) ?? null

export const chanceAt = (review: Review, step: number): number =>
  turnAt(review, step)?.winProbability ?? review.finalWinProbability

/** The turn in which the win was lost. */
export const lostTurn = ({ turns, losingTurn: lost }: Review): ReviewedTurn | null =>
  lost === null ? null : (turns[lost] ?? null)

/** Whether more of that fall came from cards that nobody could see than from the turn that was played. */
export function isLostByCards(review: Review): boolean {
  const turn = lostTurn(review)
  if (turn === null) return false
  const after = chanceAt(review, turn.to)
  return turn.playedWinProbability - after > turn.winProbability - turn.playedWinProbability
}

/** A place on the curve: the step, and how likely the win was before it. */
export type Place = { readonly step: number; readonly chance: number }

/** Where each turn begins, and the end. */
export const placesOf = (
  { turns, finalWinProbability: end }: Review,
  last: number,
): readonly Place[] => [
  ...turns.map(({ from, winProbability: chance }) => ({ step: from, chance })),
  { step: last, chance: end },
]

/** Where the curve is at a step. */
export function placeAt(places: readonly Place[], step: number): Place {
  const next = places.findIndex((place) => place.step >= step)
  const [from, to] = [places[next - 1] ?? places[next], places[next] ?? places.at(-1)]
  if (!from || !to || from.step === to.step) return { step, chance: to?.chance ?? 0 }
  const share = (step - from.step) / (to.step - from.step)
  return { step, chance: from.chance + share * (to.chance - from.chance) }
}

/** Chances that lie as near as this differ by luck rather than by play. */
const near = 0.015

/** How what was played compares with what the bot would have done. */
export function comparedWithBot({
  isBest: same,
  winProbability: chance,
  playedWinProbability: played,
}: ReviewedTurn): 'same' | 'as-good' | 'better' {
  if (same) return 'same'
  return chance - played < near ? 'as-good' : 'better'
}
