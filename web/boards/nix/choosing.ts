import { isAmong } from '../../../shared/games/nix/rules/combinations.ts'
import { moves } from '../../../shared/games/nix/rules/moves.ts'
import { rows, type Row } from '../../../shared/games/nix/rules/rows.ts'
import { joker, type Card, type Move, type View } from '../../../shared/games/nix/rules/state.ts'

/**
 * The id of a card in the hand: 16 times its value, plus its index among the cards of the same
 * rank.
 */
export type HeldCard = number
const equals = 16

export const valueOf = (held: HeldCard): Card => Math.floor(held / equals)
export const heldCardOf = (value: Card, nth: number): HeldCard => value * equals + nth

/** Gives each card of a hand an id of its own. */
export const toHeldCards = (hand: readonly Card[]): readonly HeldCard[] =>
  hand.map((card, place) => heldCardOf(card, place - hand.indexOf(card)))

/** Returns the values of cards in ascending order, as moves contain them. */
export const valuesOf = (held: readonly HeldCard[]): readonly Card[] =>
  held.map(valueOf).toSorted((a, b) => a - b)

/**
 * Returns the viewer's possible moves, with plain chips only. Returns them during other players'
 * turns too, so that the viewer can prepare a move.
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

/** Returns the rows in which exactly these cards can be played. */
export const rowsOf = (cards: readonly Card[], possible: readonly Move[]): readonly Row[] =>
  possible.filter((move) => haveSameCards(move.cards, cards)).map(({ row }) => row)

/** Returns the possible moves in a row that contain all of these cards. */
export const combinationsFor = (
  row: Row,
  cards: readonly Card[],
  possible: readonly Move[],
): readonly Move[] => possible.filter((move) => move.row === row && isAmong(cards, move.cards))

/** Returns whether a possible combination contains both the selected cards and `card`. */
export const fitsSelection = (
  card: Card,
  cards: readonly Card[],
  possible: readonly Move[],
): boolean => {
  const more = [...cards, card].toSorted((a, b) => a - b)
  return possible.some((move) => isAmong(more, move.cards))
}

/** Moves jokers to the end, because players read a combination in that order: 5, 6, joker. */
export const sortJokerLast = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => Number(a === joker) - Number(b === joker))
