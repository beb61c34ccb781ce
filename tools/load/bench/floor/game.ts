/** Hidden hands and four piles: whoever's turn it is lays any card on any pile and draws another. It never ends. */
export type Game = {
  readonly hands: readonly (readonly number[])[]
  /** The next card to draw is the last; a card that is laid goes to the bottom. */
  readonly draw: readonly number[]
  readonly tops: readonly number[]
  readonly turn: number
  readonly moves: number
}

export type Move = { readonly card: number; readonly pile: number }

const handSize = 6

export function dealt(seats: number, chance: Uint32Array): Game {
  const cards = Array.from(chance, (_, card) => card).sort(
    (a, b) => (chance[a] ?? 0) - (chance[b] ?? 0),
  )
  const hands = Array.from({ length: seats }, () => cards.splice(0, handSize))
  return { hands, draw: cards, tops: [0, 0, 0, 0], turn: 0, moves: 0 }
}

export function isLegal({ hands, tops, turn }: Game, seat: number, { card, pile }: Move): boolean {
  return seat === turn && (hands[seat] ?? []).includes(card) && pile in tops
}

export function moved(game: Game, { card, pile }: Move): Game {
  const { hands, draw, tops, turn, moves } = game
  const drawn = draw.slice(-1)
  const hand = (hands[turn] ?? []).filter((one) => one !== card)
  return {
    hands: hands.with(turn, [...hand, ...drawn]),
    draw: [card, ...draw.slice(0, -1)],
    tops: tops.with(pile, card),
    turn: (turn + 1) % hands.length,
    moves: moves + 1,
  }
}

/** What a seat may know, or a watcher where there is none. */
export const view = ({ hands, draw, tops, turn, moves }: Game, seat: number | null) => ({
  seat,
  hand: seat === null ? [] : (hands[seat] ?? []),
  hands: hands.map(({ length }) => length),
  draw: draw.length,
  tops,
  turn,
  moves,
})
export type View = ReturnType<typeof view>
