import { joker, type Card } from './cards.ts'

// Encodes the cards of a view as short as possible: one character for each card, in the order of cards, from `#` for
// the two of clubs to `W` for a joker. JSON needs no escapes for these characters.

const first = 35

export const encodeCards = (cards: readonly Card[]): string =>
  String.fromCharCode(...cards.map((card) => first + card))

export const decodeCards = (text: string): readonly Card[] =>
  [...text].map((character) => character.charCodeAt(0) - first)

/** Returns the top card of the discards, or a joker if there are none. */
export const topOf = (discard: string): Card => decodeCards(discard.slice(-1))[0] ?? joker
