import { isAmong } from '../../../shared/games/nix/rules/combinations.ts'
import { moves } from '../../../shared/games/nix/rules/moves.ts'
import { rows, type Row } from '../../../shared/games/nix/rules/rows.ts'
import { joker, type Card, type Move, type View } from '../../../shared/games/nix/rules/state.ts'

/** A card in my hand as the board tells it from its equals: its value, and the how manieth of them it is. */
export type Held = number
const equals = 16

export const valueOf = (held: Held): Card => Math.floor(held / equals)
export const heldAt = (value: Card, nth: number): Held => value * equals + nth

/** A hand, or a part of it, as cards of their own. */
export const eachHeld = (hand: readonly Card[]): readonly Held[] =>
  hand.map((card, place) => heldAt(card, place - hand.indexOf(card)))

/** The values of cards in hand, as moves tell them. */
export const valuesOf = (held: readonly Held[]): readonly Card[] =>
  held.map(valueOf).toSorted((a, b) => a - b)

/**
 * What the viewer may lay, or could if it were their turn, so that a move can be thought out while others are at theirs.
 * Each combination once: its chip is another question.
 */
export function thinkable(view: View): readonly Move[] {
  if (view.seat === null || view.ending) return []
  const isMine = view.turn === view.seat
  return moves({ ...view, turn: view.seat }).filter(
    ({ row, chip }) => chip === 'plain' && (isMine || rows[row] !== 'none'),
  )
}

export const areSame = (some: readonly Card[], others: readonly Card[]): boolean =>
  some.length === others.length && isAmong(some, others)

/** The rows into which exactly these cards go. */
export const rowsOf = (cards: readonly Card[], possible: readonly Move[]): readonly Row[] =>
  possible.filter((move) => areSame(move.cards, cards)).map(({ row }) => row)

/** The combinations for a row that contain these cards. */
export const waysTo = (
  row: Row,
  cards: readonly Card[],
  possible: readonly Move[],
): readonly Move[] => possible.filter((move) => move.row === row && isAmong(cards, move.cards))

/** Whether one more card of a value still leads to some combination. */
export const goesWith = (
  card: Card,
  cards: readonly Card[],
  possible: readonly Move[],
): boolean => {
  const more = [...cards, card].toSorted((a, b) => a - b)
  return possible.some((move) => isAmong(more, move.cards))
}

/** As they are read: 5, 6 and the joker. */
export const jokerLast = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => Number(a === joker) - Number(b === joker))
