import type { Random } from '../../../deal/random.ts'
import type { Seat } from '../../../game/game.ts'
import type { Card, Rank, Suit } from './cards.ts'
import type { Options } from '../options.ts'
import type { Draw } from './settings.ts'

/** The suit or rank that a naming card demands from the next players. */
export type SuitOrRank = { readonly suit: Suit } | { readonly rank: Rank }

/**
 * An open demand to draw: the setting of the cards that made it, and the number of cards to draw so
 * far.
 */
export type Demand = { readonly by: Draw; readonly owed: number }

export type Move =
  /**
   * Plays `cards` in this order: the first must match, and the last decides what follows. Cards
   * between them are sorted, because their order makes no difference. `call` is true if the player
   * calls “Switch” and has to (SW-14).
   */
  | {
      readonly do: 'play'
      readonly cards: readonly Card[]
      readonly named?: SuitOrRank
      readonly call?: true
    }
  /** Draws one card, or the cards of a demand, or cards until one fits. */
  | { readonly do: 'draw' }
  /** Keeps the card just drawn, although it fits. */
  | { readonly do: 'keep' }
  /** Passes because there is no card to draw and none to play. */
  | { readonly do: 'pass' }
  /** The dealer names a suit or rank for the first card. */
  | { readonly do: 'name'; readonly named: SuitOrRank }
  | { readonly do: 'pass-left'; readonly card: Card }

/** The kind of move that the table waits for. */
export type Step =
  | { readonly now: 'turn' }
  /** The player whose turn it is has drawn this card, and can play it. */
  | { readonly now: 'drawn'; readonly card: Card }
  /** The dealer has to name a suit or rank for the first card. */
  | { readonly now: 'naming' }
  /** Each player chooses a card for the seat to the left. An entry is null until its player has chosen. */
  | { readonly now: 'passing'; readonly chosen: readonly (Card | null)[] }
  | { readonly now: 'over' }

/** One event of a move. */
export type MoveEvent =
  /** A round begins, and the first card is turned up. */
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly first: Card }
  | { readonly type: 'played'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'named'; readonly seat: Seat; readonly named: SuitOrRank }
  | { readonly type: 'called'; readonly seat: Seat }
  | { readonly type: 'forgot-call'; readonly seat: Seat; readonly drawn: number }
  /** The player draws cards because the last card of the hand was a special card. */
  | { readonly type: 'special-last'; readonly seat: Seat; readonly drawn: number }
  /** The seat has to draw `owed` cards in total. */
  | { readonly type: 'asked'; readonly seat: Seat; readonly by: Draw; readonly owed: number }
  | { readonly type: 'cancelled'; readonly seat: Seat; readonly owed: number }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'reversed'; readonly direction: Direction }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly with: Seat }
  /** The same player has another whole turn. */
  | { readonly type: 'follows'; readonly seat: Seat }
  | { readonly type: 'passing' }
  | { readonly type: 'chose'; readonly seat: Seat }
  | { readonly type: 'passed-left' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly drawn: number }
  /** The player has drawn the cards that the demand asked for, or as many as there were. */
  | {
      readonly type: 'paid'
      readonly seat: Seat
      readonly owed: number
      readonly drawn: number
    }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** The discards below the top card become a new draw pile of `cards` cards. */
  | { readonly type: 'shuffled'; readonly cards: number }
  /** The round ends because the discards were shuffled too often (SW-18). */
  | { readonly type: 'called-off' }
  | { readonly type: 'round-won'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'game-won'; readonly seat: Seat }

/** The direction of play. 1 is clockwise: from each seat to the one on its left. */
export type Direction = 1 | -1

/** The result of the last round. Everyone sees it, including the hands at the end of the round. */
export type RoundResult = {
  readonly winner: Seat
  readonly points: number
  readonly hands: readonly (readonly Card[])[]
}

export type State = {
  readonly options: Options
  readonly random: Random
  /** The number of the round, counted from 1. */
  readonly round: number
  readonly dealer: Seat
  readonly points: readonly number[]
  readonly hands: readonly (readonly Card[])[]
  /** The draw pile. The last card is drawn next. */
  readonly draw: readonly Card[]
  /** The discard pile. The last card is the top card. */
  readonly discard: readonly Card[]
  /** The number of times that the discards were shuffled in this round. */
  readonly shuffles: number
  readonly direction: Direction
  /**
   * The seat whose turn it is. While all players pass cards, the seat that played the card which
   * made them pass.
   */
  readonly turn: Seat
  readonly step: Step
  readonly demand: Demand | null
  readonly named: SuitOrRank | null
  /** The events of the last move, in order. */
  readonly last: readonly MoveEvent[]
  readonly result: RoundResult | null
}

/** The view of one viewer. It is short, because it is sent with every move. The options are sent separately. */
export type View = {
  /** The viewer’s own seat; null for a spectator. */
  readonly seat: Seat | null
  readonly hand: readonly Card[]
  /** The number of cards in each hand. */
  readonly hands: readonly number[]
  /** All discards, one character for each card. The last one is the top card. */
  readonly discard: string
  /** The number of cards left to draw. */
  readonly draw: number
  /** The number of times that the discards were shuffled in this round. Missing before the first shuffle. */
  readonly shuffles?: number
  readonly direction: Direction
  readonly turn: Seat
  /** The kind of move that the table waits for. Missing in an ordinary turn. */
  readonly step?: StepView
  /** The open demand. Missing if there is none. */
  readonly demand?: Demand
  readonly named?: SuitOrRank
  readonly round: number
  readonly dealer: Seat
  readonly points: readonly number[]
  readonly last: readonly MoveEvent[]
  /** The result of the previous round. After the end of the game, that of the last round. */
  readonly result?: ResultShown
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

/** The result of a round, with each hand encoded like the discards. */
type ResultShown = Omit<RoundResult, 'hands'> & { readonly hands: readonly string[] }

export type StepView =
  /**
   * A player can play the card that was just drawn. The card is null for viewers who do not see it.
   */
  | { readonly now: 'drawn'; readonly card: Card | null }
  | { readonly now: 'naming' }
  /**
   * All players choose a card to pass. `chosen` is true for each seat that has chosen, and `mine`
   * is the viewer's own choice.
   */
  | {
      readonly now: 'passing'
      readonly chosen: readonly boolean[]
      readonly mine: Card | null
    }
  | { readonly now: 'over' }

/** The clauses that can forbid a move. Each has a sentence in the words folder. */
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
