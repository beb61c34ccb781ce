import type { Seat } from '../../../game/game.ts'
import type { Rank, Suit } from './cards.ts'

/** The reason for a move. `next` is the seat after the player, `left` is the number of cards left in a hand. */
export type Why =
  | { readonly why: 'last' | 'special-last' | 'drew' | 'kept' | 'passed' | 'again' | 'called' }
  | { readonly why: 'paid' | 'cancelled'; readonly owed: number }
  | { readonly why: 'passed-on'; readonly owed: number; readonly next: Seat }
  | { readonly why: 'asked'; readonly owed: number; readonly next: Seat; readonly left: number }
  | { readonly why: 'skipped' | 'reversed' | 'hard'; readonly next: Seat; readonly left: number }
  | { readonly why: 'swapped'; readonly next: Seat; readonly gave: number; readonly got: number }
  | { readonly why: 'named'; readonly named: Suit | Rank }
  | { readonly why: 'named-rare'; readonly named: Suit | Rank; readonly next: Seat }
  | { readonly why: 'early' | 'lighter'; readonly left: number }
  | { readonly why: 'together'; readonly count: number }
  | { readonly why: 'high'; readonly points: number }
  | { readonly why: 'given'; readonly next: Seat }
