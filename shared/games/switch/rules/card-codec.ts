import { joker, type Card } from './cards.ts'

// Cards in every view, as short as can be: a character for each card in the order of cards, from `#` for the two of
// clubs to `W` for a joker. JSON has to escape none of these.

const first = 35

export const encodeCards = (cards: readonly Card[]): string =>
  String.fromCharCode(...cards.map((card) => first + card))

export const decodeCards = (text: string): readonly Card[] =>
  [...text].map((character) => character.charCodeAt(0) - first)

/** The top card of the discards; a joker where nothing lies. */
export const topOf = (discard: string): Card => decodeCards(discard.slice(-1))[0] ?? joker
