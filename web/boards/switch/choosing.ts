import { joker, ranks, type Card } from '../../../shared/games/switch/rules/cards.ts'
import { withMiddleInOrder, type Lay } from '../../../shared/games/switch/rules/lays.ts'
import type { Move, Wish } from '../../../shared/games/switch/rules/state.ts'

export const laysAmong = (moves: readonly Move[]): readonly Lay[] =>
  moves.filter((move) => move.do === 'lay')

/** The moves that lay exactly these cards in this order, for every wish, with the call and without. */
export function laysOf(cards: readonly Card[], lays: readonly Lay[]): readonly Lay[] {
  const laid = withMiddleInOrder(cards)
  return lays.filter(
    (lay) =>
      lay.cards.length === cards.length && lay.cards.every((card, place) => card === laid[place]),
  )
}

/** Whether the card may be laid together with those chosen before it. */
export const mayJoin = (card: Card, chosen: readonly Card[], lays: readonly Lay[]): boolean =>
  laysOf([...chosen, card], lays).length > 0

/** Of the moves that lay the same cards, the one that was meant: what was not said counts as not said. */
export const meant = (lays: readonly Lay[], wish: Wish | null, call: boolean): Lay | undefined => {
  const wished = lays.filter((lay) => isSame(lay.wish ?? null, wish))
  return wished.find((lay) => lay.call === true && call) ?? wished.find((lay) => !lay.call)
}

/** What may be wished with them. */
export const wishesAmong = (lays: readonly Lay[]): readonly Wish[] =>
  lays.filter((lay) => !lay.call).flatMap(({ wish }) => wish ?? [])

const isSame = (one: Wish | null, other: Wish | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** A card in my hand, as the board tells it from the others: jokers are all the same, and count up from the first one. */
export type Held = number

export const cardOfHeld = (held: Held): Card => Math.min(held, joker)

export const eachHeld = (hand: readonly Card[]): readonly Held[] =>
  hand.map((card, place) => (card === joker ? joker + place - hand.indexOf(joker) : card))

/** Nine beside nine, and the suits of a rank in their order. */
export const byRank = (hand: readonly Held[]): readonly Held[] =>
  hand.toSorted((a, b) => placeByRank(a) - placeByRank(b))

const placeByRank = (held: Held): number =>
  held >= joker ? held : (held % ranks.length) + Math.floor(held / ranks.length) / 4
