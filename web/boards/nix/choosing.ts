import { isAmong } from '../../../shared/games/nix/rules/combinations.ts'
import { moves } from '../../../shared/games/nix/rules/moves.ts'
import { rows, type Row } from '../../../shared/games/nix/rules/rows.ts'
import { joker, type Card, type Move, type View } from '../../../shared/games/nix/rules/state.ts'

/**
 * The id of a card in the hand: its value, and its index among the cards of the same rank, in one
 * number.
 */
export type HeldCard = number
const equals = 16

export const valueOf = (held: HeldCard): Card => Math.floor(held / equals)
export const heldCardOf = (value: Card, nth: number): HeldCard => value * equals + nth

/** Gives each card of a hand its own id. */
export const toHeldCards = (hand: readonly Card[]): readonly HeldCard[] =>
  hand.map((card, place) => heldCardOf(card, place - hand.indexOf(card)))

/** Returns the values of held cards, sorted as in moves. */
export const valuesOf = (held: readonly HeldCard[]): readonly Card[] =>
  held.map(valueOf).toSorted((a, b) => a - b)

/**
 * Returns the viewer's moves, even on other players' turns, so that the viewer can plan one. Each
 * combination is included once, with a plain chip.
 */
export function possibleMoves(view: View): readonly Move[] {
  if (view.seat === null || view.ending) return []
  const isMine = view.turn === view.seat
  return moves({ ...view, turn: view.seat }).filter(
    ({ row, chip }) => chip === 'plain' && (isMine || rows[row] !== 'none'),
  )
}

export const haveSameCards = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.length === others.length && isAmong(some, others)

/** Returns the rows that exactly these cards fit. */
export const rowsOf = (cards: readonly Card[], possible: readonly Move[]): readonly Row[] =>
  possible.filter((move) => haveSameCards(move.cards, cards)).map(({ row }) => row)

/** Returns the combinations for a row that contain these cards. */
export const combinationsFor = (
  row: Row,
  cards: readonly Card[],
  possible: readonly Move[],
): readonly Move[] => possible.filter((move) => move.row === row && isAmong(cards, move.cards))

/** Whether one more card of a value still leads to a combination. */
export const fitsSelection = (
  card: Card,
  cards: readonly Card[],
  possible: readonly Move[],
): boolean => {
  const more = [...cards, card].toSorted((a, b) => a - b)
  return possible.some((move) => isAmong(more, move.cards))
}

/** Sorts cards as they are read: 5, 6, joker. */
export const sortJokerLast = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => Number(a === joker) - Number(b === joker))
