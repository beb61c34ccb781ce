import { ghost, type Play, type Value } from '../../../../shared/games/high-low/rules/state.ts'

/** A visible card of the pile. */
export type PileCard = {
  readonly value: Value
  /** Index in the pile, from the bottom. */
  readonly place: number
  /** Index of the play to which the card belongs, from the bottom of the pile. */
  readonly play: number
}

/** The visible cards of the pile, oldest first. */
export type PileLayout = {
  /** The cards to beat, and the ghosts on top of them. */
  readonly counts: readonly PileCard[]
  /** Earlier cards, which lie at the sides of the pile. */
  readonly before: readonly PileCard[]
}

/**
 * The most cards to beat that are drawn. Further ghosts and cards of the same rank add no
 * information.
 */
const mostThatCount = 6
const mostBefore = 5

export function layOutPile(pile: readonly Play[]): PileLayout {
  const cards = pile
    .flatMap(({ value, count }, play) => Array.from({ length: count }, () => ({ value, play })))
    .map(({ value, play }, place) => ({ value, play, place }))
  // If the pile has only ghosts, the first ghost is the card to beat.
  const deciding = Math.max(
    pile.findLastIndex(({ value }) => value !== ghost),
    0,
  )
  const first = cards.findIndex(({ play }) => play === deciding)
  const from = Math.max(first, cards.length - mostThatCount)
  return {
    counts: cards.slice(Math.max(from, 0)),
    before: cards.slice(0, Math.max(first, 0)).slice(-mostBefore),
  }
}
