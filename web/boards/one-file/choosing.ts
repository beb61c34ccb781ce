import {
  cardsIn,
  isValues,
  type AnyField,
  type AnyMoveRules,
  type Layout,
  type Move,
} from '../../../shared/define-game/layout.ts'
import type { CardId } from '../../../shared/define-game/types.ts'

// How the cards that a viewer has selected become a move. All functions are pure.

/**
 * Returns whether a field of a move is filled with cards, and not with a value, a seat or a pile.
 */
const isCards = (field: AnyField): boolean =>
  typeof field === 'string' || (!isValues(field) && 'from' in field)

const fieldsOf = (layout: Layout, name: string): readonly (readonly [string, AnyField])[] =>
  Object.entries(rulesOf(layout, name)?.choose ?? {})

export const rulesOf = ({ game }: Layout, name: string): AnyMoveRules | undefined =>
  game.moves[name]

/** Returns the cards that a move names. */
export const cardsOf = (layout: Layout, move: Move): readonly CardId[] =>
  fieldsOf(layout, move.do).flatMap(([name, field]) => (isCards(field) ? cardsIn(move[name]) : []))

/** Returns the fields of a move that are filled with a value, a seat or a pile. */
export const valueFieldsOf = (layout: Layout, name: string): readonly string[] =>
  fieldsOf(layout, name).flatMap(([field, rule]) => (isCards(rule) ? [] : [field]))

const hasCards = (layout: Layout, name: string): boolean =>
  fieldsOf(layout, name).some(([, field]) => isCards(field))

/** Returns the moves without any fields to fill. The board shows a button for each of them. */
export const plainMoves = (layout: Layout, moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => fieldsOf(layout, move.do).length === 0)

/** Returns the moves that contain all these cards, and possibly more. */
export const movesWith = (
  layout: Layout,
  moves: readonly Move[],
  picked: readonly CardId[],
): readonly Move[] =>
  moves.filter((move) => {
    if (!hasCards(layout, move.do)) return false
    const cards = cardsOf(layout, move)
    return picked.every((card) => cards.includes(card))
  })

/**
 * Returns the moves that contain exactly these cards. If no card is selected, these are the moves
 * without cards.
 */
export const completeMoves = (
  layout: Layout,
  moves: readonly Move[],
  picked: readonly CardId[],
): readonly Move[] =>
  moves.filter((move) => {
    const cards = cardsOf(layout, move)
    const isExact = cards.length === picked.length && picked.every((card) => cards.includes(card))
    return isExact && fieldsOf(layout, move.do).length > 0
  })

/**
 * Returns the selected cards after a tap on a card. A card stays selected if a move contains it and
 * the tapped card.
 * @returns null if no move contains the tapped card
 */
export function pick(
  layout: Layout,
  moves: readonly Move[],
  picked: readonly CardId[],
  card: CardId,
): readonly CardId[] | null {
  if (picked.includes(card)) return picked.filter((one) => one !== card)
  // Tries to keep as many selected cards as possible. In a swap, the tapped card replaces the
  // selected card from the same zone.
  const rests = [picked, ...picked.map((_, at) => picked.toSpliced(at, 1)), []]
  const rest = rests.find((cards) => movesWith(layout, moves, [...cards, card]).length > 0)
  return rest ? [...rest, card] : null
}

/** Returns how many cards the largest move has that contains the selected cards. */
export const mostCards = (
  layout: Layout,
  moves: readonly Move[],
  picked: readonly CardId[],
): number =>
  Math.max(0, ...movesWith(layout, moves, picked).map((move) => cardsOf(layout, move).length))

/**
 * Returns how many cards leave the hand together in a move, if that is the same number, and more
 * than one, in all moves with cards. Otherwise returns 0.
 */
export function placesFor(layout: Layout, moves: readonly Move[], hand: string): number {
  const counts = moves.flatMap((move) =>
    fieldsOf(layout, move.do).flatMap(([, field]) =>
      typeof field === 'object' && 'count' in field && field.from === hand ? [field.count] : [],
    ),
  )
  const [count = 0] = counts
  return count > 1 && counts.every((one) => one === count) ? count : 0
}
