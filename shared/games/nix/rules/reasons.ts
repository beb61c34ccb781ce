import type { Row } from './rows.ts'

/**
 * The reason for a bot’s move: the part of its rating (see `Parts` in bot/impression.ts) that
 * counted most. Rows and points are public, and no reason reveals a card in the hand.
 */
export type Why =
  | { readonly why: 'no-card' }
  /** The bot uses the super-chip in the last round in which it can. */
  | { readonly why: 'super-in-time'; readonly row: Row }
  /** The bot kept the super-chip, although it could have used it with three or four cards. */
  | { readonly why: 'super-kept'; readonly row: Row }
  /** The bot moved its own chips up by this many points. */
  | { readonly why: 'lifts'; readonly row: Row; readonly points: number }
  /**
   * The bot pushed a chip of `player` down or off the board, which costs that player this many
   * points. The index of EGON follows the seats.
   */
  | PushesSomebody<'pushes-off'>
  | PushesSomebody<'pushes-down'>
  /** The chip or super-chip is expected to score this many points, on its first field or after one push. */
  | Lands<'stays' | 'super-stays' | 'rises' | 'super-rises' | 'lies-last'>
  /** The bot keeps cards for the coming rounds. */
  | { readonly why: 'saves'; readonly rounds: number }

type PushesSomebody<Name> = {
  readonly why: Name
  readonly row: Row
  readonly player: number
  readonly points: number
}
type Lands<Name> = { readonly why: Name; readonly row: Row; readonly points: number }
