import type { Card, Pile } from '../../rules/state.ts'
import type { Tops } from '../../rules/turn.ts'
import type { Position } from '../position.ts'

export interface Play {
  readonly card: Card
  readonly pile: Pile
}

/** One way to play the rest of a turn, up to a legal end. */
export interface WholeTurn {
  /** The tops of the piles at the end of the turn. */
  readonly tops: Tops
  /** The cards to play, as bits: bit i is `hand[i]` of the position. */
  readonly cards: number
  /** The number of cards in the whole turn, including those already played. */
  readonly count: number
  /**
   * The sum of the distances by which the piles advance. A card that goes back by ten lowers it.
   */
  readonly cost: number
  readonly plays: () => readonly Play[]
}

/** Returns how far a card advances a pile. */
export const distance = (pile: number, top: number, card: Card): number =>
  pile < 2 ? card - top : top - card

/**
 * Whether a card at the distance `gap` from the top of a pile fits: it is further on, or exactly
 * ten back (TG-05, TG-06).
 */
export const fits = (gap: number): boolean => gap > 0 || gap === -10

/** The additional cost that a turn may have for each card beyond the minimum. */
export const discount = 4

export type Breadth = 'all' | 'glance'

/**
 * Returns the price above which a turn is not rated. The price of a turn is its cost minus
 * `discount` for each of its cards; `cheapest` is the lowest cost. The limit is generous, because a
 * bot that compares only the few cheapest turns plays badly. Without a draw pile, nearly every turn
 * is rated, unless a large hand makes that too slow. A `glance` at the turns of the next players
 * rates few.
 */
export function mostToPay(position: Position, cheapest: number, breadth: Breadth): number {
  const { draw, hand, terms } = position
  const spare = draw > 0 ? 14 : hand.length > 6 ? 25 : 60
  return cheapest + (breadth === 'glance' ? 5 : spare) - discount * terms.minimum
}
