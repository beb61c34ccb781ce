import type { Random } from '../../../deal/random.ts'
import type { Seat } from '../../../game/game.ts'
import type { Card, Rank, Suit } from './cards.ts'
import type { Options } from '../options.ts'
import type { Draw } from './settings.ts'

/** What a wish card demands of those who follow. */
export type Wish = { readonly suit: Suit } | { readonly rank: Rank }

/** An open demand: which setting's cards asked, and how many cards are to be drawn by now. */
export type Demand = { readonly by: Draw; readonly owed: number }

export type Move =
  /**
   * `cards` in the order in which they come to lie: the first must match, the last decides what follows; those between are in
   * the order of cards, since theirs does not matter. `call`: says "Switch", only where it counts (SW-14).
   */
  | {
      readonly do: 'lay'
      readonly cards: readonly Card[]
      readonly wish?: Wish
      readonly call?: true
    }
  /** One card, or what a demand asks for, or until a card fits. */
  | { readonly do: 'draw' }
  /** The card just drawn fits, and stays in hand all the same. */
  | { readonly do: 'keep' }
  /** There is nothing to draw and nothing to lay. */
  | { readonly do: 'pass' }
  /** The dealer's, where the first card is one that wishes. */
  | { readonly do: 'name'; readonly wish: Wish }
  | { readonly do: 'pass-left'; readonly card: Card }

/** What the table waits for. */
export type Step =
  | { readonly now: 'turn' }
  /** Whoever's turn it is has drawn this card, and may lay it. */
  | { readonly now: 'drawn'; readonly card: Card }
  /** The dealer names what the first card wishes. */
  | { readonly now: 'naming' }
  /** Everybody chooses a card for the seat at the left; null where somebody has not chosen yet. */
  | { readonly now: 'passing'; readonly chosen: readonly (Card | null)[] }
  | { readonly now: 'over' }

/** One thing that a move did. */
export type Happened =
  /** A round begins; the first card lies. */
  | { readonly what: 'dealt'; readonly dealer: Seat; readonly first: Card }
  | { readonly what: 'laid'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly what: 'wished'; readonly seat: Seat; readonly wish: Wish }
  | { readonly what: 'called'; readonly seat: Seat }
  | { readonly what: 'forgot-call'; readonly seat: Seat; readonly drawn: number }
  /** For a special card laid last. */
  | { readonly what: 'special-last'; readonly seat: Seat; readonly drawn: number }
  /** `seat` is asked to draw, all in all, `owed`. */
  | { readonly what: 'asked'; readonly seat: Seat; readonly by: Draw; readonly owed: number }
  | { readonly what: 'cancelled'; readonly seat: Seat; readonly owed: number }
  | { readonly what: 'skipped'; readonly seat: Seat }
  | { readonly what: 'turned'; readonly direction: Direction }
  | { readonly what: 'swapped'; readonly seat: Seat; readonly with: Seat }
  /** Another whole turn of the same player. */
  | { readonly what: 'follows'; readonly seat: Seat }
  | { readonly what: 'passing' }
  | { readonly what: 'chose'; readonly seat: Seat }
  | { readonly what: 'passed-left' }
  | { readonly what: 'drew'; readonly seat: Seat; readonly drawn: number }
  /** What was owed has been drawn, as far as there was something to draw. */
  | {
      readonly what: 'paid'
      readonly seat: Seat
      readonly owed: number
      readonly drawn: number
    }
  | { readonly what: 'kept'; readonly seat: Seat }
  | { readonly what: 'passed'; readonly seat: Seat }
  /** The discards but the top card are a new draw pile of so many. */
  | { readonly what: 'shuffled'; readonly cards: number }
  /** The discards have been shuffled too often in this round (SW-18). */
  | { readonly what: 'called-off' }
  | { readonly what: 'round-won'; readonly seat: Seat; readonly points: number }
  | { readonly what: 'game-won'; readonly seat: Seat }

/** 1 is clockwise, from each seat to the one at its left. */
export type Direction = 1 | -1

/** How the last round ended: what everybody still held then, for all to see. */
export type RoundResult = {
  readonly winner: Seat
  readonly points: number
  readonly hands: readonly (readonly Card[])[]
}

export type State = {
  readonly options: Options
  readonly random: Random
  /** Counted from 1. */
  readonly round: number
  readonly dealer: Seat
  readonly points: readonly number[]
  readonly hands: readonly (readonly Card[])[]
  /** The next card to draw is the last. */
  readonly draw: readonly Card[]
  /** The top card is the last. */
  readonly discard: readonly Card[]
  /** How often the discards were shuffled in this round. */
  readonly shuffles: number
  readonly direction: Direction
  /** Whose turn it is; while all pass cards, of the player whose card made them. */
  readonly turn: Seat
  readonly step: Step
  readonly demand: Demand | null
  readonly wish: Wish | null
  /** What the last move did, in this order. */
  readonly last: readonly Happened[]
  readonly result: RoundResult | null
}

/** What a viewer is shown. Short, since it is sent at every move; the options are known already. */
export type View = {
  /** The viewer's own seat; null for a watcher. */
  readonly seat: Seat | null
  readonly hand: readonly Card[]
  /** How many cards each seat holds. */
  readonly hands: readonly number[]
  /** All that lie, as everybody saw them laid; the top card is the last. Written with a character for each card. */
  readonly discard: string
  /** How many cards are left to draw. */
  readonly draw: number
  /** Left out until there is one. */
  readonly shuffles?: number
  readonly direction: Direction
  readonly turn: Seat
  /** Left out in a plain turn. */
  readonly step?: StepView
  /** Left out, like the wish, where nothing stands. */
  readonly demand?: Demand
  readonly wish?: Wish
  readonly round: number
  readonly dealer: Seat
  readonly points: readonly number[]
  readonly last: readonly Happened[]
  /** Of the round before this one; once the game is over, of the last one. */
  readonly result?: ResultShown
  /**
   * After the end everything is open: all hands, and what was left to draw, next card last. Where hands are shown during
   * the game, those alone.
   */
  readonly open?: {
    readonly hands: readonly (readonly Card[])[]
    readonly draw?: readonly Card[]
  }
}

/** Each hand is written like the discards. */
export type ResultShown = Omit<RoundResult, 'hands'> & { readonly hands: readonly string[] }

export type StepView =
  /** Only whoever drew it sees the card. */
  | { readonly now: 'drawn'; readonly card: Card | null }
  | { readonly now: 'naming' }
  /** Who has chosen already, and the viewer's own choice. */
  | {
      readonly now: 'passing'
      readonly chosen: readonly boolean[]
      readonly mine: Card | null
    }
  | { readonly now: 'over' }

/** The clauses by which a move may be forbidden: each has its sentence in the words. */
export type Forbidding =
  | 'SW-02'
  | 'SW-03'
  | 'SW-04'
  | 'SW-05'
  | 'SW-06'
  | 'SW-09'
  | 'SW-13'
  | 'SW-16'
  | 'SC-02'
  | 'SC-05'
  | 'SC-06'
  | 'SC-07'
  | 'SC-08'
