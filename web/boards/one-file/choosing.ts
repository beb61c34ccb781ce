import {
  cardsIn,
  isValues,
  type AnyField,
  type AnyMoveRules,
  type Layout,
  type Move,
} from '../../../shared/define-game/layout.ts'
import type { CardId } from '../../../shared/define-game/types.ts'

// How the cards that a viewer has picked become a move. All functions are pure.

/** Returns whether players choose cards for this field, and not a value, a seat or a pile. */
const isCards = (field: AnyField): boolean =>
  typeof field === 'string' || (!isValues(field) && 'from' in field)

const fieldsOf = (layout: Layout, name: string): readonly (readonly [string, AnyField])[] =>
  Object.entries(rulesOf(layout, name)?.choose ?? {})

export const rulesOf = ({ game }: Layout, name: string): AnyMoveRules | undefined =>
  game.moves[name]

/** Returns the cards that a move names. */
export const cardsOf = (layout: Layout, move: Move): readonly CardId[] =>
  fieldsOf(layout, move.do).flatMap(([name, field]) => (isCards(field) ? cardsIn(move[name]) : []))

/** Returns the fields of a move that hold a value, a seat or a pile. */
export const valueFieldsOf = (layout: Layout, name: string): readonly string[] =>
  fieldsOf(layout, name).flatMap(([field, rule]) => (isCards(rule) ? [] : [field]))

const hasCards = (layout: Layout, name: string): boolean =>
  fieldsOf(layout, name).some(([, field]) => isCards(field))

/** Returns the moves that need no card and no other choice. The board shows a button for each. */
export const plainMoves = (layout: Layout, moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => fieldsOf(layout, move.do).length === 0)

/** Returns the moves that contain all these cards. */
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
 * Returns the moves that need no further card: those of exactly these cards, or those without
 * cards if none is picked.
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
 * Returns the picked cards after a tap on a card. Cards stay picked if a move contains all of them.
 * @returns null if no move contains the card
 */
export function pick(
  layout: Layout,
  moves: readonly Move[],
  picked: readonly CardId[],
  card: CardId,
): readonly CardId[] | null {
  if (picked.includes(card)) return picked.filter((one) => one !== card)
  // The last picked cards are dropped first: in a swap, the new card replaces the one of its zone.
  const rests = [picked, ...picked.map((_, at) => picked.toSpliced(at, 1)), []]
  const rest = rests.find((cards) => movesWith(layout, moves, [...cards, card]).length > 0)
  return rest ? [...rest, card] : null
}

/** Returns the largest number of cards of a move that contains the picked ones. */
export const mostCards = (
  layout: Layout,
  moves: readonly Move[],
  picked: readonly CardId[],
): number =>
  Math.max(0, ...movesWith(layout, moves, picked).map((move) => cardsOf(layout, move).length))

/**
 * Returns the number of cards that a move takes from the hand at once, if all moves with cards take
 * the same number and more than one. Otherwise returns 0.
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
