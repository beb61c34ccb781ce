import type { Clause, Seat } from '../../../game/game.ts'
import type { Random } from '../../../deal/random.ts'
import type { Options } from '../options.ts'

/** A number from 2 to 99. */
export type Card = number
/** The index of a pile: 0 and 1 ascend from 1; 2 and 3 descend from 100. */
export type Pile = 0 | 1 | 2 | 3
export const piles: readonly Pile[] = [0, 1, 2, 3]

export const commands = [
  'stop',
  'skull',
  'three',
  'silence',
  'no-backwards',
  'one-pile',
  'draw-one',
] as const
export type Command = (typeof commands)[number]

/**
 * The cards that carry commands, four cards for each command, in the order of `commands`; empty in
 * the original edition.
 */
export type Layout = readonly Card[]

export type Move =
  /** `loses`: the player confirms the warning that the turn can then no longer end legally (TG-15). */
  | { readonly do: 'play'; readonly card: Card; readonly pile: Pile; readonly loses?: true }
  | { readonly do: 'end' }

export const pileSignals = ['tiny-step', 'please-not', 'please-please-not', 'great'] as const
export const beginSignals = ['begin', 'rather-not'] as const
export type PileSignal = (typeof pileSignals)[number]
export type BeginSignal = (typeof beginSignals)[number]

/** The signal of a seat about a pile or about beginning. `says: null` takes it back (TG-12). */
export type Signal =
  | { readonly about: Pile; readonly says: PileSignal | null }
  | { readonly about: 'begin'; readonly says: BeginSignal | null }

/** An active signal and the seat that gave it. */
export type ActiveSignal = { readonly seat: Seat } & (
  | { readonly about: Pile; readonly says: PileSignal }
  | { readonly about: 'begin'; readonly says: BeginSignal }
)

type Ending =
  | { readonly won: true; readonly clause: 'TG-14' }
  | { readonly won: false; readonly clause: Clause }

/** A card played in the current turn. */
type PlayedCard = { readonly card: Card; readonly pile: Pile }

export type State = {
  readonly options: Options
  readonly random: Random
  readonly layout: Layout
  readonly hands: readonly (readonly Card[])[]
  /** The draw pile. The last card is drawn next. */
  readonly draw: readonly Card[]
  /** The cards on each pile from bottom to top, without the starting number. */
  readonly piles: readonly (readonly Card[])[]
  /** The seat whose turn it is; null until the first card is played, since any player can begin (TG-03). */
  readonly turn: Seat | null
  /** The cards played in this turn, oldest first. */
  readonly played: readonly PlayedCard[]
  readonly activeSignals: readonly ActiveSignal[]
  /**
   * The signals that cards of this turn removed. Bots need them, because they plan a turn from the
   * signals at its start.
   */
  readonly removedSignals: readonly ActiveSignal[]
  readonly ending: Ending | null
}

/** The view of one viewer. It is short, because it is sent with every move. The options are sent separately. */
export type View = {
  /** The viewer’s own seat; null for a spectator. */
  readonly seat: Seat | null
  readonly hand: readonly Card[]
  /** The number of cards in each hand. */
  readonly hands: readonly number[]
  /** The number of cards left to draw. */
  readonly draw: number
  /** The top of each pile. */
  readonly tops: readonly number[]
  /** The played cards as bits in hexadecimal: card c is bit c. */
  readonly seen: string
  readonly turn: Seat | null
  /** The cards played in this turn, oldest first, with the card that each one covered: `[card, pile, covered]`. */
  readonly played: readonly (readonly [card: Card, pile: Pile, covered: number])[]
  /** The active signals; empty while a `silence` card is visible. */
  readonly activeSignals: readonly ActiveSignal[]
  /**
   * The signals that disappeared in this turn because a card was played on their pile. Missing if
   * there are none.
   */
  readonly removedSignals?: readonly ActiveSignal[]
  /** The cards that carry commands, if the deal has shuffled them. Missing for the fixed layout. */
  readonly layout?: Layout
  readonly ending?: Ending
  /**
   * Cards that are usually hidden. If hands are open, spectators get all hands during the game.
   * After the game, every viewer gets all hands, and the rest of the draw pile with the next card
   * last.
   */
  readonly open?: {
    readonly hands: readonly (readonly Card[])[]
    readonly draw?: readonly Card[]
  }
}
