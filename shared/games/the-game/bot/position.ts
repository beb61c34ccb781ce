import type { Options } from '../options.ts'
import { handSize } from '../rules/deal.ts'
import { hasSeen } from '../rules/seen.ts'
import { termsOf, topsAtStart, turnOf } from '../rules/turn-of-view.ts'
import type { Card, View } from '../rules/state.ts'
import { startOfTurn, type Terms, type Turn } from '../rules/turn.ts'

/** What a seat knows in its turn, in a shape that is quick to search. */
export interface Position {
  readonly edition: Options['edition']
  readonly seats: number
  /** The turn as far as it has come. */
  readonly begun: Turn
  /** Lowest first. */
  readonly hand: readonly Card[]
  /** `unseen[card]` is 1 for a card that neither lies nor is in the own hand. */
  readonly unseen: Uint8Array
  /** How many cards are left to draw. */
  readonly draw: number
  /** The cards of a full hand. */
  readonly handSize: number
  readonly terms: Terms
}

/** What the viewer knows now, in the middle of a turn or before one. */
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

/** The position that the viewer's turn began with: all that was laid in it is back in hand. */
export function positionAtStart(view: View, options: Options): Position {
  const now = positionNow(view, options)
  const hand = [...now.hand, ...view.laid.map(([card]) => card)].sort((one, other) => one - other)
  return { ...now, hand, begun: startOfTurn(topsAtStart(view)) }
}

/** The cards that neither lie nor are in the own hand, lowest first. */
export const unseenCards = ({ unseen }: Position): Card[] =>
  Array.from(unseen.keys()).filter((card) => unseen[card] === 1)

function unseenBy(hand: readonly Card[], seen: string): Uint8Array {
  const unseen = new Uint8Array(128)
  for (let card = 2; card <= 99; card++) if (!hasSeen({ seen }, card)) unseen[card] = 1
  for (const card of hand) unseen[card] = 0
  return unseen
}
