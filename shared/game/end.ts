/** Equals `Seat` of game.ts, which this file cannot import, because game.ts imports this file. */
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

/** The move that decided a game. `EndWords.decidingMove` turns it into a sentence. */
export interface DecidingMove {
  /** The step that the move led to, as in `GameHistory`. */
  readonly step: number
  /** The kind of the move, which selects its sentence. */
  readonly why: string
  /** The cards of a small picture of the move. `link` says how the picture connects them. */
  readonly cards: readonly PlainCard[]
  readonly link?: 'on' | 'back' | 'burns'
}

/**
 * A finished game as a list of steps. Step 0 is the deal, and each move or signal leads to one
 * further step.
 */
export interface GameHistory<View, Move> {
  /** Index of the last step. */
  readonly last: number
  /** Returns the view after a step, with all cards face up. */
  viewAt(step: number): View
  /** Returns the move that led to a step; null for a signal. */
  moveTo(step: number): Move | null
  /** Returns the seat that made a step. */
  seatOf(step: number): Seat | null
}

/**
 * The exports of the file `end.ts` of a game's folder. All views in it are of the viewer
 * `afterwards`, who sees all cards.
 */
export interface GameEnd<
  View,
  Move,
  Fact extends CountedFact = CountedFact,
  Decision extends DecidingMove = DecidingMove,
> {
  /**
   * The numbers that the end screen shows beside the names. If the field is missing, they are the
   * numbers of cards left.
   */
  readonly counts?: 'points' | 'places'
  /** Returns the cards that each seat has left, lowest first. Missing if only points count. */
  left?(view: View): readonly (readonly PlainCard[])[]
  /** Returns the cards outside all hands that count as left, such as a draw pile. */
  rest?(view: View): readonly PlainCard[]
  /**
   * Returns the points of each seat in each deal. If the game has a guest (see `Outcome`), the
   * guest's points come last. Missing if a game has only one deal.
   */
  deals?(view: View): readonly (readonly number[])[]
  /** Returns the cards that lie face up on the table, which every spectator sees; at most six. */
  onTable?(view: View): readonly PlainCard[]
  /** Returns at most two counted facts about the whole game. The more general fact comes first. */
  facts?(history: GameHistory<View, Move>): readonly Fact[]
  /** Returns the move that decided the game; null if none stands out. */
  decidingMove?(history: GameHistory<View, Move>): Decision | null
}

/** Returns the number of turns in a game. A turn consists of all consecutive moves of one seat. */
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
