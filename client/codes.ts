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

// What views write in few letters, read for whoever has no code of the games. The document says the same in words.

/** Switch: the cards of `discard`, and of each hand in `result`; the top card is the last. */
export const cardsIn: (text: string) => readonly Card[] = decodeCards

/** Switch: what is printed on a card, by its number. */
export const switchCard = (
  card: Card,
): { readonly rank: Rank | 'joker'; readonly suit: Suit | null } => ({
  rank: rankOf(card),
  suit: suitOf(card),
})

/** Nix für ungut!: the chips of each row of `rows` or `scored`, the newest first. */
export const chipsInRows = decodeRows

/** Nix für ungut!: what each player has left to lay, of `stock`. */
export const chipsInStock = decodeStock

/** The Game: the cards that lie, of `seen`. */
export const cardsSeen = (seen: string): readonly number[] =>
  Array.from({ length: 98 }, (_, at) => at + 2).filter((card) => hasSeen({ seen }, card))
