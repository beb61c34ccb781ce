import {
  cardsIn,
  cardZoneOf,
  isValues,
  type AnyField,
  type AnyMoveRules,
  type Layout,
  type Move,
} from '../../../shared/define-game/layout.ts'
import type { CardId } from '../../../shared/define-game/types.ts'

// These pure functions turn the cards and values that a viewer has selected into a move.

/**
 * Returns whether a field of a move is filled with cards, and not with a value, a seat or a pile.
 */
const isCards = (field: AnyField): boolean => cardZoneOf(field) !== null

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
 * Returns the moves that contain exactly these cards. If no card is selected, returns the moves
 * that need only values, seats or piles.
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
 * Returns the selected cards after a tap on a card. A tap on a selected card deselects it.
 * Otherwise, selected cards stay selected if a move contains them and the tapped card.
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

/** Returns the number of cards in the largest move that contains the selected cards. */
export const mostCards = (
  layout: Layout,
  moves: readonly Move[],
  picked: readonly CardId[],
): number =>
  Math.max(0, ...movesWith(layout, moves, picked).map((move) => cardsOf(layout, move).length))

/**
 * Returns how many cards leave the hand together: the `count` of the moves, if it is above 1 and
 * the same in all moves that have one. Otherwise returns 0.
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

/** A value, a seat or a pile that the viewer can choose for a move. */
export interface Choice {
  readonly value: unknown
  /**
   * A move with this value. If the move needs no further choice, this is the move that the choice
   * sends.
   */
  readonly move: Move
  /** The rule that forbids the value, or null. */
  readonly clause: string | null
}

/** What the viewer has to choose next for a move, in addition to cards. */
export interface ChoiceStep {
  readonly move: string
  readonly field: string
  readonly isSeat: boolean
  /** Whether the move is complete with this choice. */
  readonly isLast: boolean
  readonly choices: readonly Choice[]
  /**
   * The earlier choices of the viewer for this move. Leaves out fields that have only one possible
   * value.
   */
  readonly earlier: readonly { readonly field: string; readonly value: unknown }[]
}

/** Returns whether a field of a move is filled with a seat. */
export function isSeatField(layout: Layout, name: string, field: string): boolean {
  const rule = rulesOf(layout, name)?.choose?.[field]
  return typeof rule === 'object' && !isValues(rule) && 'seat' in rule
}

/**
 * Returns what the viewer has to choose next, such as a number or a suit. Null if there is nothing
 * to choose. If a move has several such fields, the viewer fills one after the other. Includes
 * forbidden values, each with the rule that forbids it.
 *
 * @param complete the legal moves with exactly the selected cards
 * @param chosen the values that the viewer has chosen so far, by field
 * @param seats all seats, in the order in which the board offers them
 * @param clauseFor returns the rule that forbids a move
 */
export function nextChoice(
  layout: Layout,
  complete: readonly Move[],
  chosen: ReadonlyMap<string, unknown>,
  seats: readonly number[],
  clauseFor: (move: Move) => string,
): ChoiceStep | null {
  const open = complete.find((move) => valueFieldsOf(layout, move.do).length > 0)
  if (!open) return null
  const fields = valueFieldsOf(layout, open.do)
  const rule = rulesOf(layout, open.do)
  const earlier: { field: string; value: unknown }[] = []
  let possible = complete.filter((move) => move.do === open.do)
  for (const [at, field] of fields.entries()) {
    const legal = new Map(possible.map((move) => [move[field], move]))
    const isLast = at === fields.length - 1
    if (!isLast && legal.size === 1) continue
    if (!isLast && legal.has(chosen.get(field))) {
      possible = possible.filter((move) => move[field] === chosen.get(field))
      earlier.push({ field, value: chosen.get(field) })
      continue
    }
    const [example = open] = possible
    const declared = rule?.choose?.[field]
    const isSeat = isSeatField(layout, open.do, field)
    const values: readonly unknown[] = isSeat
      ? seats.filter((seat) => legal.has(seat))
      : Array.isArray(declared)
        ? declared
        : [...legal.keys()]
    const choices = values.flatMap((value): Choice[] => {
      const move = legal.get(value)
      if (move) return [{ value, move, clause: null }]
      const wanted = { ...example, [field]: value }
      const clause = clauseFor(wanted)
      // Leaves out a value that is forbidden only by the general rule of the move. Such a value is
      // simply out of range, which needs no explanation.
      return clause === rule?.rule ? [] : [{ value, move: wanted, clause }]
    })
    return { move: open.do, field, isSeat, isLast, choices, earlier }
  }
  return null
}

/**
 * Returns the choice that a digit key selects. If the values are numbers, it is the value equal to
 * the digit, otherwise the choice at that position. Seats always count by position, because players
 * do not see seat numbers.
 */
export const choiceForDigit = (
  { choices, isSeat }: ChoiceStep,
  digit: number,
): Choice | undefined => {
  const isNumbered = !isSeat && choices.some(({ value }) => /^\d+$/.test(String(value)))
  return isNumbered
    ? choices.find(({ value }) => String(value) === String(digit))
    : choices[digit - 1]
}
