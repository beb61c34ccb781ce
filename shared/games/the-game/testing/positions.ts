import { randomFrom } from '../../../deal/random.ts'
import type { Clause, Seat } from '../../../game/game.ts'
import { defaultsOf } from '../../../game/options.ts'
import { apply } from '../rules/apply.ts'
import { allCards, inOrder } from '../rules/deal.ts'
import { fixedLayout } from '../rules/layout.ts'
import { moves, violatedClause } from '../rules/moves.ts'
import { choices, type Options } from '../options.ts'
import type { Card, Layout, Move, Pile, State } from '../rules/state.ts'
import { view } from '../rules/view.ts'

/** The description of a position in a test. Missing options have their defaults. */
export type Situation = Partial<Omit<Options, 'layout'>> & {
  /** The hand of seat 0. */
  readonly hand: readonly Card[]
  /** The hands of the other seats, from seat 1. */
  readonly others?: readonly (readonly Card[])[]
  /** The tops of the piles: two ascending ones, then two descending ones. */
  readonly tops?: readonly [number, number, number, number]
  /**
   * The draw pile with the next card last, or its size. By default, all cards that the position
   * does not mention.
   */
  readonly draw?: readonly Card[] | number
  readonly turn?: Seat | null
  /** The cards that carry commands. The fixed layout by default. */
  readonly layout?: Layout
}

/**
 * Returns a state in which seat 0 is about to begin a turn. Cards that are not mentioned and not in the draw pile are
 * below the tops.
 */
export function position(situation: Situation): State {
  const {
    hand,
    others = [],
    tops = [1, 1, 100, 100],
    draw,
    turn = 0,
    layout,
    ...options
  } = situation
  const hands = [hand, ...others].map(inOrder)
  const seen = new Set([...hands.flat(), ...tops, ...(typeof draw === 'object' ? draw : [])])
  const unseen = allCards.filter((card) => !seen.has(card))
  const drawn = typeof draw === 'object' ? draw : unseen.splice(0, draw ?? unseen.length)
  return {
    options: { ...defaultsOf(choices.values), ...options, layout: layout ? 'shuffled' : 'fixed' },
    random: randomFrom('0'.repeat(64)),
    layout: options.edition === 'extreme' ? (layout ?? fixedLayout) : [],
    hands,
    draw: drawn,
    piles: stackPiles(tops, unseen),
    turn,
    played: [],
    activeSignals: [],
    removedSignals: [],
    ending: null,
  }
}

export const extreme = (situation: Situation): State =>
  position({ ...situation, edition: 'extreme' })

function stackPiles(tops: readonly number[], beneath: readonly Card[]): Card[][] {
  const stacks = tops.map((top) => allCards.filter((card) => card === top))
  const first = stacks.find((stack) => stack.length > 0)
  if (first) first.unshift(...beneath)
  else if (beneath.length > 0) throw new Error('there is no top card to cover the remaining cards')
  return stacks
}

export const [up, up2, down, down2]: readonly [Pile, Pile, Pile, Pile] = [0, 1, 2, 3]

export const play = (card: Card, pile: Pile): Move => ({ do: 'play', card, pile })
/** Returns a move that plays a card and confirms that the game is lost by it (TG-15). */
export const losing = (card: Card, pile: Pile): Move => ({ do: 'play', card, pile, loses: true })
export const end: Move = { do: 'end' }

/**
 * Returns the clause that forbids `seat` to make this move, or null if the move is legal. By
 * default, `seat` is the player whose turn it is.
 */
export function violationOf(state: State, move: Move, seat: Seat = state.turn ?? 0): Clause | null {
  const seatView = view(state, seat)
  const isOffered = moves(seatView, state.options).some((one) => areSame(one, move))
  return isOffered ? null : violatedClause(seatView, state.options, move)
}

/**
 * Returns the state after these moves, each made by the player whose turn it is, the first card by seat 0. The rules
 * must offer each move.
 */
export function after(state: State, ...made: readonly Move[]): State {
  return made.reduce((now, move) => {
    const clause = violationOf(now, move)
    if (clause) throw new Error(`${JSON.stringify(move)} is forbidden by ${clause}`)
    return apply(now, now.turn ?? 0, move)
  }, state)
}

const areSame = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other)
