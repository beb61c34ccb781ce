import type { Card, Pile } from '../../rules/state.ts'
import type { Tops } from '../../rules/turn.ts'
import type { Position } from '../position.ts'

export interface Play {
  readonly card: Card
  readonly pile: Pile
}

/** What is left of a turn, up to an end that keeps every rule. */
export interface WholeTurn {
  /** What the piles show at the end of it. */
  readonly tops: Tops
  /** The cards that are still to be laid, as bits: bit i is `hand[i]` of the position. */
  readonly cards: number
  /** How many cards the turn has in all, those that lie already included. */
  readonly count: number
  /** How much further all piles are after it; a backwards trick makes it less. */
  readonly cost: number
  readonly plays: () => readonly Play[]
}

/** How far a card takes a pile on. */
export const distance = (pile: number, top: number, card: Card): number =>
  pile < 2 ? card - top : top - card

/** A card lies further on, or exactly ten back (TG-05, TG-06). */
export const fits = (gap: number): boolean => gap > 0 || gap === -10

/** A turn may cost so much more for each card beyond the minimum. */
export const discount = 4

export type Breadth = 'all' | 'glance'

/**
 * The most that a turn may cost to be looked at, its discount taken off. Generous on purpose: a choice among the few
 * cheapest turns alone is weak. Without a draw pile nothing new comes, and nearly every turn is worth a look, as far as
 * a large hand leaves the time. What the next player may do is only glanced at.
 */
export function mostToPay(position: Position, cheapest: number, breadth: Breadth): number {
  const { draw, hand, terms } = position
  const spare = draw > 0 ? 14 : hand.length > 6 ? 25 : 60
  return cheapest + (breadth === 'glance' ? 5 : spare) - discount * terms.minimum
}
