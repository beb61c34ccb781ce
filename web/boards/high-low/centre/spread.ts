import { ghost, type Play, type Value } from '../../../../shared/games/high-low/rules/state.ts'

/** A card that can be seen on the pile. */
export type LyingCard = {
  readonly value: Value
  /** Its place among all cards of the pile, from the bottom. */
  readonly place: number
  /** Which play it belongs to, from the bottom. */
  readonly play: number
}

/** How the newest cards of a pile lie on the table, the oldest of each first. */
export type Lying = {
  /** What has to be beaten, and the ghosts that lie on it. */
  readonly counts: readonly LyingCard[]
  /** What lay there before, pushed aside. */
  readonly before: readonly LyingCard[]
}

/** More ghosts and equal cards than these hide nothing that counts. */
const mostThatCount = 6
const mostBefore = 5

export function lieOnTable(pile: readonly Play[]): Lying {
  const cards = pile
    .flatMap(({ value, count }, play) => Array.from({ length: count }, () => ({ value, play })))
    .map(({ value, play }, place) => ({ value, play, place }))
  // Nothing but ghosts: they are all there is.
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
