/**
 * A game of hidden hands and four piles. The seat whose turn it is plays any card on any pile and
 * draws another one. It never ends.
 */
export type Game = {
  readonly hands: readonly (readonly number[])[]
  /** The draw pile. The last card is drawn next; a card that is played goes to the bottom. */
  readonly draw: readonly number[]
  readonly tops: readonly number[]
  readonly moves: number
}

export type Move = { readonly card: number; readonly pile: number }

const handSize = 6

export function dealGame(seats: number, random: Uint32Array): Game {
  const cards = Array.from(random, (_, card) => card).sort(
    (a, b) => (random[a] ?? 0) - (random[b] ?? 0),
  )
  const hands = Array.from({ length: seats }, () => cards.splice(0, handSize))
  return { hands, draw: cards, tops: [0, 0, 0, 0], moves: 0 }
}

const seatToMove = ({ hands, moves }: Game): number => moves % hands.length

export const isLegal = (game: Game, seat: number, { card, pile }: Move): boolean =>
  seat === seatToMove(game) && (game.hands[seat] ?? []).includes(card) && pile in game.tops

export function afterMove(game: Game, { card, pile }: Move): Game {
  const { hands, draw, tops, moves } = game
  const seat = seatToMove(game)
  const hand = (hands[seat] ?? []).filter((one) => one !== card)
  return {
    hands: hands.with(seat, [...hand, ...draw.slice(-1)]),
    draw: [card, ...draw.slice(0, -1)],
    tops: tops.with(pile, card),
    moves: moves + 1,
  }
}

/** Returns the message with what a seat may see, or a spectator if `seat` is null. */
export function viewMessage(game: Game, seat: number | null): string {
  const { hands, draw, tops, moves } = game
  const hand = seat === null ? [] : (hands[seat] ?? [])
  const view = { seat, hand, hands: hands.map(({ length }) => length), draw: draw.length, tops }
  return JSON.stringify({ type: 'view', seq: moves, turn: moves, toMove: [seatToMove(game)], view })
}
