import { ghost, type Play, type Value } from '../../../../shared/games/high-low/rules/state.ts'

/** A visible card of the pile. */
export type PileCard = {
  readonly value: Value
  /** The index of the card in the pile, counted from the bottom. */
  readonly place: number
  /** The index of the play in which the card was played, counted from the bottom of the pile. */
  readonly play: number
}

/** Which cards of the pile are visible, the oldest first. */
type PileLayout = {
  /** The cards to beat, and the ghost cards on top of them. */
  readonly counts: readonly PileCard[]
  /** Earlier cards, placed at the sides of the pile. */
  readonly before: readonly PileCard[]
}

/**
 * At most this many of the cards to beat are visible. More cards of the same rank, or more ghost
 * cards, would show nothing new.
 */
const mostThatCount = 6
const mostBefore = 5

export function layOutPile(pile: readonly Play[]): PileLayout {
  const cards = pile
    .flatMap(({ value, count }, play) => Array.from({ length: count }, () => ({ value, play })))
    .map(({ value, play }, place) => ({ value, play, place }))
  // If the pile has only ghost cards, the first one is the card to beat.
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
