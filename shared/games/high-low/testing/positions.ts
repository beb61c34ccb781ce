import type { Clause, Seat } from '../../../game/game.ts'
import { defaultsOf } from '../../../game/options.ts'
import { apply } from '../rules/apply.ts'
import { allCards, cardsOf, inOrder } from '../rules/cards.ts'
import { moves, violatedClause } from '../rules/moves.ts'
import { choices, type Options } from '../options.ts'
import { spots, type Move, type Play, type Spot, type State, type Value } from '../rules/state.ts'
import { view } from '../rules/view.ts'

export type SeatCards = {
  readonly hand?: readonly Value[]
  readonly faceUp?: readonly Value[]
  readonly faceDown?: readonly (Value | null)[]
}

/** The description of a position in a test: the cards of seat 0, then those of the other seats. */
export type PositionInput = SeatCards &
  Partial<Options> & {
    /**
     * The cards of the other seats. By default, seat 1 has one card: the lowest one that the
     * position does not mention.
     */
    readonly others?: readonly SeatCards[]
    /** The pile from the bottom to the top, as in `9, 6+6, 3`. */
    readonly pile?: string
    /** The draw pile, with the next card last. */
    readonly draw?: readonly Value[]
    readonly turn?: Seat
    /** The seats that have no cards left, in the order in which they finished. */
    readonly finished?: readonly Seat[]
  }

/**
 * Returns a state after the exchange, by default with seat 0 to move. Cards that the position does
 * not mention have left the game.
 */
export function position(shown: PositionInput): State {
  const { others, draw = [], turn = 0, finished = [], finish } = shown
  const pile = lying(shown.pile ?? '')
  const rest = restOf([shown, ...(others ?? [])], [...draw, ...cardsOf(pile)])
  const seats = [shown, ...(others ?? [{ hand: rest.splice(0, 1) }])]
  return {
    options: { ...defaultsOf(choices.values), ...(finish ? { finish } : {}) },
    hands: seats.map(({ hand = [] }) => inOrder(hand)),
    faceUp: seats.map(({ faceUp = [] }) => inOrder(faceUp)),
    faceDown: seats.map(({ faceDown = [] }) => spots.map((at) => faceDown[at] ?? null)),
    draw,
    pile,
    burnt: rest,
    ready: seats.map(() => true),
    turn,
    finished,
    positions: '',
    last: null,
    ending: null,
  }
}

/** Returns a state during the exchange. Seat 0 will begin. */
export const exchanging = (shown: PositionInput): State => {
  const state = position(shown)
  return { ...state, ready: state.ready.map(() => false) }
}

/** Parses plays such as `9, 6+6, 3`, which seat 1 has made. */
export const lying = (pile: string): readonly Play[] =>
  pile
    .split(',')
    .filter((play) => play.trim() !== '')
    .map((play) => {
      const cards = play.split('+').map(Number)
      return { value: cards[0] ?? 0, count: cards.length, seat: 1 }
    })

/** Returns the cards that a position does not mention. */
function restOf(seats: readonly SeatCards[], others: readonly Value[]): Value[] {
  const before = seats.flatMap(({ hand = [], faceUp = [], faceDown = [] }) =>
    [hand, faceUp, faceDown].flat(),
  )
  const rest = [...allCards]
  for (const card of [...before, ...others]) {
    const at = card === null ? -1 : rest.indexOf(card)
    if (at !== -1) rest.splice(at, 1)
    else if (card !== null) throw new Error(`there are not so many ${card}`)
  }
  return rest
}

export const lay = (value: Value, count = 1): Move => ({ do: 'play', value, count })
export const tryOut = (value: Value): Move => ({ do: 'try', value })
export const flip = (at: Spot): Move => ({ do: 'flip', at })
export const take: Move = { do: 'take' }
export const ready: Move = { do: 'ready' }
export const exchange = (hand: Value, faceUp: Value): Move => ({ do: 'exchange', hand, faceUp })

/**
 * Returns the clause that forbids `seat` to make this move, or null if the move is legal. By
 * default, `seat` is the player whose turn it is.
 */
export function violationOf(state: State, move: Move, seat: Seat = state.turn): Clause | null {
  const shown = view(state, seat)
  const isOffered = moves(shown).some((one) => areSame(one, move))
  return isOffered ? null : violatedClause(shown, state.options, move)
}

/** Returns the state after these moves, each made by the player whose turn it is. The rules must offer each move. */
export const after = (state: State, ...made: readonly Move[]): State =>
  made.reduce((now, move) => makeMove(now, now.turn, move), state)

export function makeMove(state: State, seat: Seat, move: Move): State {
  const clause = violationOf(state, move, seat)
  if (clause) throw new Error(`${JSON.stringify(move)} is forbidden by ${clause}`)
  return apply(state, seat, move)
}

const areSame = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other)
