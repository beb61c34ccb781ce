import type { Options } from '../options.ts'
import { handSize } from '../rules/deal.ts'
import { hasSeen } from '../rules/seen.ts'
import { termsOf, topsAtStart, turnOf } from '../rules/turn-of-view.ts'
import type { Card, View } from '../rules/state.ts'
import { startOfTurn, type Terms, type Turn } from '../rules/turn.ts'

/** What a seat knows in its turn, prepared so that turns can be searched quickly. */
export interface Position {
  readonly edition: Options['edition']
  readonly seats: number
  /** The part of the turn that was already played. */
  readonly begun: Turn
  /** The hand, lowest card first. */
  readonly hand: readonly Card[]
  /** `unseen[card]` is 1 for a card that is neither on the table nor in the viewer’s hand. */
  readonly unseen: Uint8Array
  /** The number of cards left to draw. */
  readonly draw: number
  /** The size of a full hand. */
  readonly handSize: number
  readonly terms: Terms
}

/** Returns the viewer’s position now, before or during a turn. */
export function positionNow(view: View, options: Options): Position {
  const terms = termsOf(view, options)
  const hand = view.hand.toSorted((one, other) => one - other)
  return {
    edition: options.edition,
    seats: view.hands.length,
    begun: turnOf(view, terms),
    hand,
    unseen: unseenBy(hand, view.seen),
    draw: view.draw,
    handSize: handSize(view.hands.length, options),
    terms,
  }
}

/**
 * Returns the position at the start of the viewer's turn. The cards played in the turn are back in
 * the hand.
 */
export function positionAtStart(view: View, options: Options): Position {
  const now = positionNow(view, options)
  const hand = [...now.hand, ...view.played.map(([card]) => card)].sort((one, other) => one - other)
  return { ...now, hand, begun: startOfTurn(topsAtStart(view)) }
}

/** Returns the cards that are neither on the table nor in the viewer’s hand, lowest first. */
export const unseenCards = ({ unseen }: Position): Card[] =>
  Array.from(unseen.keys()).filter((card) => unseen[card] === 1)

function unseenBy(hand: readonly Card[], seen: string): Uint8Array {
  const unseen = new Uint8Array(128)
  for (let card = 2; card <= 99; card++) if (!hasSeen({ seen }, card)) unseen[card] = 1
  for (const card of hand) unseen[card] = 0
  return unseen
}
