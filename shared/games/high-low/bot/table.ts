import type { Seat } from '../../../game/game.ts'
import { cardsOf } from '../rules/cards.ts'
import { fullHand } from '../rules/deal.ts'
import { sourceOf } from '../rules/laying.ts'
import { decodePlays } from '../rules/play-codec.ts'
import type { Play, Value, View } from '../rules/state.ts'

/** Whether the player draws cards, plays the rest of the hand, or plays the face-up cards. */
export type Stage = 'drawing' | 'hand' | 'face-up'

/** What the player to move knows about the game, prepared so that moves can be rated quickly. */
export type Table = {
  readonly stage: Stage
  /** The cards to choose from: the hand, or the face-up cards if the hand is empty. */
  readonly cards: readonly Value[]
  /** The number of cards in the player’s hand. */
  readonly hand: number
  /**
   * The number of cards that the player has to get rid of: in the hand, face up, face down, and in
   * the draw pile.
   */
  readonly left: number
  readonly pile: readonly Play[]
  /** The pile as single cards, not grouped into plays. */
  readonly onPile: readonly Value[]
  readonly next: Other
  /** The number of cards of the other player who has the fewest. */
  readonly fewest: number
  /** The number of unseen cards of each value: in other hands, face down, or in the draw pile. */
  readonly unseen: readonly number[]
}

type Other = {
  readonly seat: Seat
  /** The number of cards in the hand, face up and face down. */
  readonly left: number
  /** The size of the hand after this player has drawn at the start of the turn. */
  readonly hand: number
  readonly faceUp: readonly Value[]
}

export function tableOf(view: View, seat: Seat): Table {
  const { hand, hands, draw, finished } = view
  const pile = decodePlays(view.pile)
  const faceUp = view.faceUp[seat] ?? []
  const others = hands.flatMap((_, other) =>
    other === seat || finished.includes(other) ? [] : [other],
  )
  const next = others.find((other) => other > seat) ?? others[0] ?? seat
  const nextHand = hands[next] ?? 0
  const from = sourceOf(hand, faceUp)
  return {
    stage: draw > 0 ? 'drawing' : from === 'hand' ? 'hand' : 'face-up',
    cards: from === 'hand' ? hand : faceUp,
    hand: hand.length,
    left: cardsOfSeat(view, seat) + draw,
    pile,
    onPile: cardsOf(pile),
    next: {
      seat: next,
      left: cardsOfSeat(view, next),
      hand: Math.max(nextHand, Math.min(fullHand, nextHand + draw)),
      faceUp: view.faceUp[next] ?? [],
    },
    fewest: Math.min(...others.map((other) => cardsOfSeat(view, other))),
    unseen: unseenIn(view),
  }
}

const cardsOfSeat = ({ hands, faceUp, faceDown }: View, seat: Seat): number =>
  (hands[seat] ?? 0) + (faceUp[seat]?.length ?? 0) + (faceDown[seat]?.length ?? 0)

/** Returns the number of cards of each value that the viewer has not seen. */
export function unseenIn({ hand, faceUp, burnt, pile }: View): number[] {
  const unseen = [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]
  const takeOut = (value: Value, count: number) => (unseen[value] = (unseen[value] ?? 0) - count)
  for (const card of hand) takeOut(card, 1)
  for (const row of faceUp) for (const card of row) takeOut(card, 1)
  for (const card of burnt) takeOut(card, 1)
  for (const [value, count] of pile) takeOut(value, count)
  return unseen
}
