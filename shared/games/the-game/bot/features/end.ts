import type { Card, Pile } from '../../rules/state.ts'
import type { Tops } from '../../rules/turn.ts'

/** The table after a turn. */
export interface End {
  readonly tops: Tops
  /**
   * The piles sorted by the room that they have left, not by index, so that mirrored positions have
   * the same features.
   */
  readonly order: readonly Pile[]
  /** The cards left in the hand before the draw. */
  readonly left: readonly Card[]
}

/** Writes the next feature. All features are roughly between 0 and 1. */
export type Put = (value: number) => void
