import type { Card, Pile } from '../../rules/state.ts'
import type { Tops } from '../../rules/turn.ts'

/** The table as a turn leaves it. */
export interface End {
  readonly tops: Tops
  /** The piles by how they stand to each other and not by their place, so that mirror images look alike. */
  readonly order: readonly Pile[]
  /** What is left of the hand, before anything is drawn. */
  readonly left: readonly Card[]
}

/** Writes the next number of a description; all are about 0 to 1. */
export type Put = (value: number) => void
