import { decodeRows, decodeStock } from '../shared/games/nix/rules/chip-codec.ts'
import {
  rankOf,
  suitOf,
  type Card,
  type Rank,
  type Suit,
} from '../shared/games/switch/rules/cards.ts'
import { decodeCards } from '../shared/games/switch/rules/card-codec.ts'
import { hasSeen } from '../shared/games/the-game/rules/seen.ts'

// Decoders for the compact strings in views, for programs that do not import the games. docs/api.md
// describes the formats.

/**
 * Switch: decodes the discard pile (`discard`), or a hand in `result`. The last card is the top of
 * the pile.
 */
export const cardsIn: (text: string) => readonly Card[] = decodeCards

/**
 * Switch: returns the rank and suit of a card, which the protocol sends as a number. A joker has no
 * suit.
 */
export const switchCard = (
  card: Card,
): { readonly rank: Rank | 'joker'; readonly suit: Suit | null } => ({
  rank: rankOf(card),
  suit: suitOf(card),
})

/** Nix für ungut!: decodes the chips of each row in `rows` or `scored`, the newest first. */
export const chipsInRows = decodeRows

/** Nix für ungut!: decodes `stock`, the chips that each player has left. */
export const chipsInStock = decodeStock

/**
 * The Game: decodes `seen`. Returns all cards that were played to a pile, including covered cards.
 */
export const cardsSeen = (seen: string): readonly number[] =>
  Array.from({ length: 98 }, (_, at) => at + 2).filter((card) => hasSeen({ seen }, card))
