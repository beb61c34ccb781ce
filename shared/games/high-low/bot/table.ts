import type { Seat } from '../../../game/game.ts'
import { cardsOf } from '../rules/cards.ts'
import { fullHand } from '../rules/deal.ts'
import { sourceOf } from '../rules/laying.ts'
import { decodePlays } from '../rules/play-codec.ts'
import type { Play, Value, View } from '../rules/state.ts'

/** While cards are drawn; with what is in hand after that; with the table cards. */
export type Stage = 'drawing' | 'hand' | 'open'

/** What the player to move knows, in a shape that is quick to weigh. */
export type Table = {
  readonly stage: Stage
  /** The cards to choose from: the hand, or the open ones after it. */
  readonly cards: readonly Value[]
  /** How many cards the player holds in hand. */
  readonly hand: number
  /** How many more there are to get rid of, those on the table and those to be drawn counted. */
  readonly left: number
  readonly pile: readonly Play[]
  /** The single cards of it. */
  readonly onPile: readonly Value[]
  readonly next: Other
  /** How many cards the one has who has the fewest of the others. */
  readonly fewest: number
  /** How many cards of each value lie nowhere to be seen: in other hands, hidden, or to be drawn. */
  readonly unseen: readonly number[]
}

export type Other = {
  readonly seat: Seat
  /** How many cards there are to get rid of. */
  readonly left: number
  /** How many cards will be in the hand when the turn has begun. */
  readonly hand: number
  readonly open: readonly Value[]
}

export function tableOf(view: View, seat: Seat): Table {
  const { hand, hands, draw, out } = view
  const pile = decodePlays(view.pile)
  const open = view.open[seat] ?? []
  const others = hands.flatMap((_, other) => (other === seat || out.includes(other) ? [] : [other]))
  const next = others.find((other) => other > seat) ?? others[0] ?? seat
  const nextHand = hands[next] ?? 0
  const from = sourceOf(hand, open)
  return {
    stage: draw > 0 ? 'drawing' : from === 'hand' ? 'hand' : 'open',
    cards: from === 'hand' ? hand : open,
    hand: hand.length,
    left: cardsOfSeat(view, seat) + draw,
    pile,
    onPile: cardsOf(pile),
    next: {
      seat: next,
      left: cardsOfSeat(view, next),
      hand: Math.max(nextHand, Math.min(fullHand, nextHand + draw)),
      open: view.open[next] ?? [],
    },
    fewest: Math.min(...others.map((other) => cardsOfSeat(view, other))),
    unseen: unseenIn(view),
  }
}

const cardsOfSeat = ({ hands, open, hidden }: View, seat: Seat): number =>
  (hands[seat] ?? 0) + (open[seat]?.length ?? 0) + (hidden[seat]?.length ?? 0)

/** How many cards of each value nobody has seen who sees this view. */
export function unseenIn({ hand, open, burnt, pile }: View): number[] {
  const unseen = [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]
  const takeOut = (value: Value, count: number) => (unseen[value] = (unseen[value] ?? 0) - count)
  for (const card of hand) takeOut(card, 1)
  for (const row of open) for (const card of row) takeOut(card, 1)
  for (const card of burnt) takeOut(card, 1)
  for (const [value, count] of pile) takeOut(value, count)
  return unseen
}
