/**
 * The game of the baseline, with hidden hands and four piles. The seat to move plays any card on
 * any pile, and draws another card. The game never ends.
 */
export type Game = {
  readonly hands: readonly (readonly number[])[]
  /**
   * The draw pile. The last card is drawn next. A played card goes to the bottom, as the first card
   * of the array.
   */
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

/**
 * Returns the view message for a seat, with the cards of this seat only. If `seat` is null, returns
 * the message for spectators.
 */
export function viewMessage(game: Game, seat: number | null): string {
  const { hands, draw, tops, moves } = game
  const hand = seat === null ? [] : (hands[seat] ?? [])
  const view = { seat, hand, hands: hands.map(({ length }) => length), draw: draw.length, tops }
  return JSON.stringify({ type: 'view', seq: moves, turn: moves, toMove: [seatToMove(game)], view })
}
