/**
 * The same as `Seat` in game.ts. This file cannot import game.ts, because game.ts imports this
 * file.
 */
type Seat = number

// Data that the end screen and the shared pictures show besides the outcome. All of it is optional:
// without it, the page shows only the places and the points.

/** A card that a page can draw without knowing its game. */
export interface PlainCard {
  /** The value in the corner, such as `10` or `K`. Empty for a joker. */
  readonly index: string
  readonly suit?: 'clubs' | 'diamonds' | 'spades' | 'hearts'
  /** Whether the card was face down on the table. */
  readonly hidden?: true
  /**
   * Whether the card begins another group, for example the cards on the table after the cards of
   * the hand.
   */
  readonly apart?: true
}

/** A number that was counted over the whole game. */
export interface CountedFact {
  readonly fact: string
  readonly count: number
  /** The seat to which the number belongs; missing for a number of the whole table. */
  readonly seat?: Seat
}

/** The move that decided a game. Its sentence is part of the game's words. */
export interface DecidingMove {
  /** The index of the step after the move. */
  readonly step: number
  /** The kind of the move, which selects its sentence. */
  readonly why: string
  /** The cards that show the move as a picture, and how they are linked. */
  readonly cards: readonly PlainCard[]
  readonly link?: 'on' | 'back' | 'burns'
}

/** A finished game, step by step. */
export interface GameHistory<View, Move> {
  /** Index of the last step. */
  readonly last: number
  /** Returns the view after a step, with all cards visible to everyone. Step 0 is the deal. */
  viewAt(step: number): View
  /** Returns the move that led to a step; null for a signal. */
  moveTo(step: number): Move | null
  /** Returns the seat that made a step. */
  seatOf(step: number): Seat | null
}

/** The `end` of a game, from the file `end.ts` of its folder. All views show a position to everyone (`afterwards`). */
export interface GameEnd<
  View,
  Move,
  Fact extends CountedFact = CountedFact,
  Decision extends DecidingMove = DecidingMove,
> {
  /**
   * The numbers that the end screen shows beside the names. By default, the numbers of cards left.
   */
  readonly counts?: 'points' | 'places'
  /** Returns the cards that each seat has left, lowest first. Missing if only points count. */
  left?(view: View): readonly (readonly PlainCard[])[]
  /** Returns the cards outside all hands that count as left, such as a draw pile. */
  rest?(view: View): readonly PlainCard[]
  /**
   * Returns the points of each deal by seat. A guest such as EGON comes last. Missing if a game
   * has only one deal.
   */
  deals?(view: View): readonly (readonly number[])[]
  /** Returns the cards that lie face up on the table, which every spectator sees; at most six. */
  onTable?(view: View): readonly PlainCard[]
  /** Returns at most two numbers about the whole game, the more general one first. */
  facts?(history: GameHistory<View, Move>): readonly Fact[]
  /** Returns the move that decided the game; null if none stands out. */
  decidingMove?(history: GameHistory<View, Move>): Decision | null
}

/** Returns the number of turns in a game: one more than the number of times that the turn passed to another seat. */
export function countTurns<View, Move>({ last, moveTo, seatOf }: GameHistory<View, Move>): number {
  let turns = 0
  let before: Seat | null = null
  for (let step = 1; step <= last; step++) {
    const seat = seatOf(step)
    if (moveTo(step) === null || seat === before) continue
    turns++
    before = seat
  }
  return turns
}
