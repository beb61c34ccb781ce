import { randomFrom } from '../../../deal/random.ts'
import type { Clause, Seat } from '../../../game/game.ts'
import { defaultsOf } from '../../../game/options.ts'
import { legalMove } from '../../../game/legal.ts'
import { apply } from '../rules/apply.ts'
import {
  cardOf,
  cardsOfPack,
  inOrder,
  joker,
  rankOf,
  ranks,
  suitOf,
  suits,
  type Card,
  type Suit,
} from '../rules/cards.ts'
import { game } from '../game.ts'
import { moves, violatedClause } from '../rules/moves.ts'
import { choices, type Options } from '../options.ts'
import { applyFirstCard } from '../rules/rounds.ts'
import type { Demand, Direction, Move, State, SuitOrRank } from '../rules/state.ts'
import { view } from '../rules/view.ts'

const signs: Readonly<Record<Suit, string>> = {
  clubs: '♣',
  diamonds: '♦',
  spades: '♠',
  hearts: '♥',
}

/** Parses cards in the notation of the rules, `9♥ J♠`; a joker is `*`. */
export const cards = (names: string): Card[] =>
  names.split(' ').flatMap((name) => (name === '' ? [] : [card(name)]))

export function card(name: string): Card {
  if (name === '*') return joker
  const suit = suits.find((one) => name.endsWith(signs[one]))
  const rank = ranks.find((one) => one === name.slice(0, -1))
  if (!suit || !rank) throw new Error(`${name} is no card`)
  return cardOf(rank, suit)
}

export const namesOf = (all: readonly Card[]): string =>
  all.map((one) => (one === joker ? '*' : rankOf(one) + signs[suitOf(one) ?? 'clubs'])).join(' ')

/** The description of a position in a test. Missing options are those of the usual Switch. */
export type PositionInput = Partial<Options> & {
  /** The hands as text, the one of seat 0 first. */
  readonly hands: readonly string[]
  /** The discards as text. The last card is on top. */
  readonly discards?: string
  /**
   * The draw pile as text, with the next card last. By default, all cards that the position does
   * not mention.
   */
  readonly toDraw?: string
  readonly turn?: Seat
  readonly dealer?: Seat
  readonly direction?: Direction
  readonly shuffles?: number
  readonly demand?: Demand | null
  readonly named?: SuitOrRank | null
  readonly points?: readonly number[]
}

/** Returns a state in which seat 0 is to move, by default on a nine of hearts. */
export function position(shown: PositionInput): State {
  const {
    hands: held,
    discards = '9♥',
    toDraw,
    turn = 0,
    dealer = 0,
    direction = 1,
    shuffles = 0,
    demand = null,
    named = null,
    points = held.map(() => 0),
    ...changes
  } = shown
  const options: Options = { ...defaultsOf(choices.values), ...changes }
  const hands = held.map((hand) => inOrder(cards(hand)))
  const discard = cards(discards)
  const rest = [...cardsOfPack(options.pack, options.jokers)]
  for (const one of [...hands.flat(), ...discard]) {
    const at = rest.indexOf(one)
    if (at === -1) throw new Error(`there is no ${namesOf([one])} left`)
    rest.splice(at, 1)
  }
  return {
    options,
    random: randomFrom('0'.repeat(64)),
    round: 1,
    dealer,
    points,
    hands,
    draw: toDraw === undefined ? rest : cards(toDraw),
    discard,
    shuffles,
    direction,
    turn,
    step: { now: 'turn' },
    demand,
    named,
    last: [],
    result: null,
  }
}

/** Returns a move that plays these cards: `lay('9♣ 9♦')`. */
export const lay = (names: string, named?: SuitOrRank): Move => ({
  do: 'play',
  cards: cards(names),
  ...(named ? { named } : {}),
})
/** Returns a move that plays these cards and calls “Switch”. */
export const call = (names: string): Move => ({ ...lay(names), call: true }) as Move
export const draw: Move = { do: 'draw' }
export const keep: Move = { do: 'keep' }
export const pass: Move = { do: 'pass' }
export const name = (named: SuitOrRank): Move => ({ do: 'name', named })
export const give = (named: string): Move => ({ do: 'pass-left', card: card(named) })

/**
 * Returns the clause that forbids `seat` to make this move, or null if the move is legal. By
 * default, `seat` is the player whose turn it is.
 */
export function violationOf(state: State, move: Move, seat: Seat = state.turn): Clause | null {
  const shown = view(state, seat)
  return legalMove(game, shown, state.options, move)
    ? null
    : violatedClause(shown, state.options, move)
}

/** Returns the state after these moves, each made by the player whose turn it is. The rules must offer each move. */
export function after(state: State, ...made: readonly Move[]): State {
  return made.reduce((now, move) => by(now, now.turn, move), state)
}

/** Returns the state after a move of this seat. */
export function by(state: State, seat: Seat, move: Move): State {
  const legal = legalMove(game, view(state, seat), state.options, move)
  if (!legal)
    throw new Error(`${JSON.stringify(move)} is forbidden by ${violationOf(state, move, seat)}`)
  return apply(state, seat, legal)
}

/** Returns the cards that can be played, as text: each set of cards once, without the named suit or the call. */
export const mayLay = (state: State): string[] => [
  ...new Set(
    moves(view(state, state.turn), state.options).flatMap((move) =>
      move.do === 'play' ? [namesOf(move.cards)] : [],
    ),
  ),
]

export const mayDo = (state: State, seat: Seat = state.turn): Move['do'][] => [
  ...new Set(moves(view(state, seat), state.options).map((move) => move.do)),
]

export const holds = (state: State, seat: Seat): string => namesOf(state.hands[seat] ?? [])

/** Returns the state right after the dealer has turned up the first card of a round. */
export const beginning = (shown: PositionInput): State =>
  applyFirstCard({ ...position(shown), turn: shown.dealer ?? 0, step: { now: 'naming' } })
