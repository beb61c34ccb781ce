import { joker, ranks, type Card } from '../../../shared/games/switch/rules/cards.ts'

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
