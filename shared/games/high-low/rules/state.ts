import type { Seat } from '../../../game/game.ts'
import type { Options } from '../options.ts'

/** A value from 1 to 13, four cards of each and without suits. Cards of the same value are interchangeable. */
export type Value = number

export const restart = 2
export const ghost = 3
export const seven = 7
export const bomb = 10

/** The index of a face-down card of a player, from 0 to 2. */
export type Spot = 0 | 1 | 2
export const spots: readonly Spot[] = [0, 1, 2]

export type Move =
  /** Exchanges a card of the hand with a face-up one before play begins (HL-02). */
  | { readonly do: 'exchange'; readonly hand: Value; readonly faceUp: Value }
  | { readonly do: 'ready' }
  /** Plays cards from the hand, or face-up cards if the hand and the draw pile are empty (HL-15). */
  | { readonly do: 'play'; readonly value: Value; readonly count: number }
  /**
   * Tries a face-up card that does not beat the pile. The card and the pile go into the hand
   * (HL-16).
   */
  | { readonly do: 'try'; readonly value: Value }
  | { readonly do: 'flip'; readonly at: Spot }
  | { readonly do: 'take' }

/** Cards of the same value played together, and the seat that played them. */
export type Play = { readonly value: Value; readonly count: number; readonly seat: Seat }
export type EncodedPlay = readonly [value: Value, count: number, seat: Seat]

export type Source = 'hand' | 'face-up' | 'face-down'

/** The result of the last move. Public. */
export type Last = { readonly seat: Seat } &
  /** An exchange: `up` is now face up, and `down` went into the hand for it. */
  (
    | { readonly did: 'exchange'; readonly up: Value; readonly down: Value }
    | { readonly did: 'ready' }
    | {
        readonly did: 'play'
        readonly value: Value
        readonly count: number
        readonly from: Source
        /** The index of the face-down card that was played, if it was one. */
        readonly at?: Spot
        /**
         * The number of cards that left the game with this play, including the played ones. `by` is
         * the reason: four cards of the same value, or a 10 (`bomb`).
         */
        readonly burnt?: { readonly by: 'four' | 'bomb'; readonly cards: number }
      }
    | {
        readonly did: 'take'
        /** The number of cards on the pile that was taken. */
        readonly cards: number
        /**
         * The face-up or face-down card that did not beat the pile and went into the hand with it.
         */
        readonly tried?: {
          readonly value: Value
          readonly from: 'face-up' | 'face-down'
          readonly at?: Spot
        }
      }
  ) & {
    /** The seat that drew cards at the beginning of the next turn, and their number (HL-04). */
    readonly drew?: { readonly seat: Seat; readonly cards: number }
  }

/**
 * The clause that ended the game. HL-18: one player, or with the option `places` all but one, has
 * no cards left. HL-19: the same position has occurred for the third time.
 */
type Ending = { readonly clause: 'HL-18' | 'HL-19' }

export type State = {
  readonly options: Options
  /** The cards of each hand. Hands, face-up cards and burnt cards are sorted, lowest first. */
  readonly hands: readonly (readonly Value[])[]
  readonly faceUp: readonly (readonly Value[])[]
  /** The face-down cards of each seat by index; null if the card is gone. */
  readonly faceDown: readonly (readonly (Value | null)[])[]
  /** The draw pile. The last card is drawn next. */
  readonly draw: readonly Value[]
  /** The pile, from the bottom to the top. */
  readonly pile: readonly Play[]
  readonly burnt: readonly Value[]
  /** Whether each seat has finished the exchange. */
  readonly ready: readonly boolean[]
  /** The seat whose turn it is; during the exchange, the seat that will begin. */
  readonly turn: Seat
  /** The seats that have no cards left, in the order in which they finished. */
  readonly finished: readonly Seat[]
  /**
   * Hashes of the positions that can still occur again, concatenated by repetition.ts (HL-19). Null in simulated games
   * of bots.
   */
  readonly positions: string | null
  readonly last: Last | null
  readonly ending: Ending | null
}

/** The view of one viewer. It is short, because it is sent with every move. The options are sent separately. */
export type View = {
  /** The viewer’s own seat; null for a spectator. */
  readonly seat: Seat | null
  readonly phase: 'exchange' | 'play' | 'over'
  readonly hand: readonly Value[]
  /** The number of cards in each hand. */
  readonly hands: readonly number[]
  readonly faceUp: readonly (readonly Value[])[]
  /** The indexes of the face-down cards that each seat still has. */
  readonly faceDown: readonly (readonly Spot[])[]
  /** The number of cards left to draw. */
  readonly draw: number
  /**
   * The pile from the bottom to the top, each play as `[value, count, seat]`. play-codec.ts decodes
   * it.
   */
  readonly pile: readonly EncodedPlay[]
  /** The cards that have left the game. Everyone knows them. */
  readonly burnt: readonly Value[]
  /** Before play begins: whether each seat has finished the exchange. */
  readonly ready?: readonly boolean[]
  /** The seat whose turn it is; during the exchange, the seat that will begin; null after the end. */
  readonly turn: Seat | null
  /** The seats that have no cards left, in the order in which they finished. */
  readonly finished: readonly Seat[]
  readonly last: Last | null
  readonly ending?: Ending
  /**
   * Cards that are usually hidden. If hands are open, spectators get all hands during the game.
   * After the game, every viewer gets all hands, the face-down cards by index, and the rest of the
   * draw pile with the next card last.
   */
  readonly shown?: {
    readonly hands: readonly (readonly Value[])[]
    readonly faceDown?: readonly (readonly (Value | null)[])[]
    readonly draw?: readonly Value[]
  }
}
