import { randomFrom } from '../../../deal/random.ts'
import type { Clause, Seat } from '../../../game/game.ts'
import { legalMove } from '../../../game/legal.ts'
import { defaultsOf } from '../../../game/options.ts'
import { apply } from '../rules/apply.ts'
import { ownersOf } from '../rules/chips.ts'
import { inOrder } from '../rules/combinations.ts'
import { game } from '../game.ts'
import { moves, violatedClause } from '../rules/moves.ts'
import { choices, type Options } from '../options.ts'
import { allRows, rows, type Row, type RowName } from '../rules/rows.ts'
import type { Card, Chip, Chips, Move, Owner, State, Stock } from '../rules/state.ts'
import { view } from '../rules/view.ts'

/** The parts of a position that a test chooses. Missing parts have default values. */
export type Situation = Partial<Options> & {
  readonly hands: readonly (readonly Card[])[]
  readonly deal?: number
  readonly round?: number
  /** The seat that began the deal; 0 by default. */
  readonly first?: Seat
  /** The seat whose turn it is; `first` by default. */
  readonly turn?: Seat
  /** The chips of the given rows from left to right, then the ones that were pushed off. */
  readonly rows?: Partial<Record<RowName, Chips>>
  /**
   * The chips that each player has left. By default, each player has placed a plain chip in every
   * earlier turn, and EGON placed his super-chip in round 4.
   */
  readonly stock?: readonly Stock[]
  /** The remaining pile, with the next card last. */
  readonly pile?: readonly Card[]
  readonly scores?: readonly (readonly number[])[]
}

export function position(situation: Situation): State {
  const { hands, deal = 1, round = 1, first = 0, turn = first, stock, pile = [] } = situation
  const { egon, begins, scores = [] } = { ...defaultsOf(choices.values), ...situation }
  const options = { egon, begins }
  const beforeTurn = (seat: Seat): boolean => fromFirst(seat) < fromFirst(turn)
  const fromFirst = (seat: Seat): number => (seat - first + hands.length) % hands.length
  const chipsLeft = (owner: Owner): Stock => {
    if (owner === 'egon')
      return round === 5 ? { plain: 1, super: false } : { plain: 5 - round, super: true }
    const count = 6 - round - Number(beforeTurn(owner))
    return { plain: Math.max(count - 1, 0), super: count > 0 }
  }
  return {
    options,
    random: randomFrom('0'.repeat(64)),
    deal,
    first,
    firstBy: 'named',
    round,
    turn,
    hands: hands.map(inOrder),
    pile,
    rows: rows.map((name) => situation.rows?.[name] ?? []),
    stock: stock ?? ownersOf(hands.length, options).map(chipsLeft),
    discard: null,
    egon: null,
    scores,
    scored: null,
    last: null,
  }
}

export const chipOf = (owner: Owner): Chip => ({ owner, super: false })
export const superChipOf = (owner: Owner): Chip => ({ owner, super: true })
export const plainChips = (...owners: readonly Owner[]): Chips => owners.map(chipOf)

export const rowCalled = (name: RowName): Row => allRows.find((row) => rows[row] === name) ?? 7

export const lay = (name: RowName, ...cards: readonly Card[]): Move => ({
  row: rowCalled(name),
  cards: inOrder(cards),
  chip: 'plain',
})
/** Returns a move that plays the cards and places the super-chip. */
export const laySuper = (name: RowName, ...cards: readonly Card[]): Move => ({
  ...lay(name, ...cards),
  chip: 'super',
})

/** Returns the chips of a row from left to right, then the ones that were pushed off. */
export const chipsIn = (state: State, name: RowName): Chips => state.rows[rowCalled(name)] ?? []

/** Returns the moves of the player whose turn it is. */
export const movesOf = (state: State): readonly Move[] => moves(view(state, state.turn ?? 'public'))

/**
 * Returns the clause that forbids the player whose turn it is to make this move, or null if the
 * move is legal.
 */
export function violationOf(state: State, move: Move): Clause | null {
  const seatView = view(state, state.turn ?? 0)
  return legalMove(game, seatView, state.options, move)
    ? null
    : violatedClause(seatView, state.options, move)
}

/** Returns the state after these moves, each made by the player whose turn it is. The rules must offer each move. */
export function after(state: State, ...made: readonly Move[]): State {
  return made.reduce((now, move) => {
    const seat = now.turn ?? 0
    const legal = legalMove(game, view(now, seat), now.options, move)
    if (!legal) throw new Error(`${JSON.stringify(move)} is forbidden by ${violationOf(now, move)}`)
    return apply(now, seat, legal)
  }, state)
}

/** Plays moves until `holds` returns true or the game is over. */
export function playUntil(state: State, holds: (now: State) => boolean): State {
  let now = state
  while (now.turn !== null && !holds(now)) {
    const [move] = movesOf(now)
    if (!move) throw new Error('no legal move')
    now = apply(now, now.turn, move)
  }
  return now
}
