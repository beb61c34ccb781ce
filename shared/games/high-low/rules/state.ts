import type { Seat } from '../../../game/game.ts'
import type { Options } from '../options.ts'

/** 1 to 13, each four times and without suits: two cards of a value are the same card. */
export type Value = number

export const restart = 2
export const ghost = 3
export const seven = 7
export const bomb = 10

/** Where a hidden card lies before its player. */
export type Spot = 0 | 1 | 2
export const spots: readonly Spot[] = [0, 1, 2]

export type Move =
  /** A card of the hand for an open one, before play begins (HL-02). */
  | { readonly do: 'exchange'; readonly hand: Value; readonly open: Value }
  | { readonly do: 'ready' }
  /** From the hand; from the open cards when hand and draw pile are empty (HL-15). */
  | { readonly do: 'lay'; readonly value: Value; readonly count: number }
  /** An open card that does not beat the pile, and goes in hand with it (HL-16). */
  | { readonly do: 'try'; readonly value: Value }
  | { readonly do: 'flip'; readonly at: Spot }
  | { readonly do: 'take' }

/** Equal cards laid together, by whom. */
export type Play = { readonly value: Value; readonly count: number; readonly seat: Seat }
export type EncodedPlay = readonly [value: Value, count: number, seat: Seat]

export type Source = 'hand' | 'open' | 'hidden'

/** What the last move did. All of it is public. */
export type Last = { readonly seat: Seat } &
  /** `up` now lies open, `down` went in hand for it. */
  (
    | { readonly did: 'exchange'; readonly up: Value; readonly down: Value }
    | { readonly did: 'ready' }
    | {
        readonly did: 'lay'
        readonly value: Value
        readonly count: number
        readonly from: Source
        /** Where the hidden card lay. */
        readonly at?: Spot
        /** How many cards left the game with it, itself included, and why. */
        readonly burnt?: { readonly by: 'four' | 'bomb'; readonly cards: number }
      }
    | {
        readonly did: 'take'
        /** How many cards lay on the pile. */
        readonly cards: number
        /** The table card that did not beat the pile and went in hand with it. */
        readonly tried?: {
          readonly value: Value
          readonly from: 'open' | 'hidden'
          readonly at?: Spot
        }
      }
  ) & {
    /** Who drew how many cards after it, at the beginning of the next turn (HL-04). */
    readonly drew?: { readonly seat: Seat; readonly cards: number }
  }

/** HL-18: the cards are gone; HL-19: the same position came for the third time. */
export type Ending = { readonly clause: 'HL-18' | 'HL-19' }

export type State = {
  readonly options: Options
  /** Hands, open cards and those out of the game are in order, lowest first. */
  readonly hands: readonly (readonly Value[])[]
  readonly open: readonly (readonly Value[])[]
  /** By spot; null where the card is gone. */
  readonly hidden: readonly (readonly (Value | null)[])[]
  /** The next card to draw is the last. */
  readonly draw: readonly Value[]
  /** From the bottom to the top. */
  readonly pile: readonly Play[]
  readonly burnt: readonly Value[]
  /** Who has said that the exchange is over for them. */
  readonly ready: readonly boolean[]
  /** Whose turn it is; in the exchange, who will begin. */
  readonly turn: Seat
  /** Who got rid of everything, first one first. */
  readonly out: readonly Seat[]
  /** The positions that may still come again, one after the other: repetition.ts (HL-19). Null in games that are only thought of. */
  readonly been: string | null
  readonly last: Last | null
  readonly ending: Ending | null
}

/** What a viewer is shown. Short, since it is sent at every move; the options are known already. */
export type View = {
  /** The viewer's own seat; null for a watcher. */
  readonly seat: Seat | null
  readonly phase: 'exchange' | 'play' | 'over'
  readonly hand: readonly Value[]
  /** How many cards each seat holds. */
  readonly hands: readonly number[]
  readonly open: readonly (readonly Value[])[]
  /** The spots of each seat where a hidden card still lies. */
  readonly hidden: readonly (readonly Spot[])[]
  /** How many cards are left to draw. */
  readonly draw: number
  /** From the bottom to the top, each play as `[value, count, seat]`: plays.ts reads it. */
  readonly pile: readonly EncodedPlay[]
  /** The cards that left the game, which everybody has seen. */
  readonly burnt: readonly Value[]
  /** Before play begins: who has said that the exchange is over for them. */
  readonly ready?: readonly boolean[]
  /** Whose turn it is; in the exchange, who will begin; null when it is over. */
  readonly turn: Seat | null
  /** Who got rid of everything, first one first. */
  readonly out: readonly Seat[]
  readonly last: Last | null
  readonly ending?: Ending
  /**
   * After the end everything is open: all hands, hidden cards by spot, and what was left to draw, next card last. Where
   * hands are shown during the game, those alone.
   */
  readonly shown?: {
    readonly hands: readonly (readonly Value[])[]
    readonly hidden?: readonly (readonly (Value | null)[])[]
    readonly draw?: readonly Value[]
  }
}
