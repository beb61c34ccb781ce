import type { Seat } from '../../../game/game.ts'
import type { Pile } from './state.ts'

/** The reason for a turn. `top` is the top of the pile, `card` the card that was just played. */
export type Why =
  /** The card goes back by exactly ten, which gives its pile more room (a backwards trick). */
  | { readonly why: 'trick'; readonly card: number; readonly top: number }
  /** The card covers a skull that was played in the same turn. */
  | { readonly why: 'skull'; readonly card: number; readonly pile: Pile }
  /** The turn spares a pile for the player who asked for it. */
  | { readonly why: 'asked'; readonly pile: Pile; readonly top: number; readonly seat: Seat }
  /** The turn spares a pile that another turn, which advances the piles least, would have used. */
  | { readonly why: 'kept'; readonly pile: Pile; readonly top: number; readonly seat: Seat }
  /**
   * The turn has more cards than necessary, since the additional cards were close to their piles.
   */
  | { readonly why: 'more'; readonly count: number }
  | { readonly why: 'small'; readonly card: number; readonly top: number }
  /**
   * Another turn would have advanced the piles less, but this one leaves more possibilities to the
   * next players.
   */
  | { readonly why: 'later' }
  /** No other turn would have advanced the piles less. */
  | { readonly why: 'least' }
