import { joker, ranks, type Card } from '../../../shared/games/switch/rules/cards.ts'
import { withMiddleInOrder, type Lay } from '../../../shared/games/switch/rules/lays.ts'
import type { Move, SuitOrRank } from '../../../shared/games/switch/rules/state.ts'

export const playMovesIn = (moves: readonly Move[]): readonly Lay[] =>
  moves.filter((move) => move.do === 'play')

/**
 * Returns the moves that play exactly these cards, with the same first and last card. There can be
 * several: one for each suit or rank that can be named, with and without the call “Switch!”.
 */
export function playMovesOf(cards: readonly Card[], lays: readonly Lay[]): readonly Lay[] {
  const laid = withMiddleInOrder(cards)
  return lays.filter(
    (lay) =>
      lay.cards.length === cards.length && lay.cards.every((card, place) => card === laid[place]),
  )
}

/** Returns whether the card can be played together with the selected cards. */
export const canJoin = (card: Card, chosen: readonly Card[], lays: readonly Lay[]): boolean =>
  playMovesOf([...chosen, card], lays).length > 0

/**
 * Among moves with the same cards, returns the one that names `named`. If `call` is true, prefers
 * the move that also calls “Switch!”.
 */
export const findIntendedMove = (
  lays: readonly Lay[],
  named: SuitOrRank | null,
  call: boolean,
): Lay | undefined => {
  const matching = lays.filter((lay) => isSame(lay.named ?? null, named))
  return matching.find((lay) => lay.call === true && call) ?? matching.find((lay) => !lay.call)
}

/** Returns the suits or ranks that can be named with one of these moves. */
export const nameableWith = (lays: readonly Lay[]): readonly SuitOrRank[] =>
  lays.filter((lay) => !lay.call).flatMap(({ named }) => named ?? [])

const isSame = (one: SuitOrRank | null, other: SuitOrRank | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The id of a card in the hand: the card's number in the rules. All jokers have the same number
 * there (`joker`), so the jokers of a hand get the ids `joker`, `joker + 1` and so on.
 */
export type HeldCard = number

export const cardOfHeld = (held: HeldCard): Card => Math.min(held, joker)

export const toHeldCards = (hand: readonly Card[]): readonly HeldCard[] =>
  hand.map((card, place) => (card === joker ? joker + place - hand.indexOf(joker) : card))

/** Sorts cards by rank. Cards of the same rank are sorted by suit. */
export const sortByRank = (hand: readonly HeldCard[]): readonly HeldCard[] =>
  hand.toSorted((a, b) => placeByRank(a) - placeByRank(b))

const placeByRank = (held: HeldCard): number =>
  held >= joker ? held : (held % ranks.length) + Math.floor(held / ranks.length) / 4
