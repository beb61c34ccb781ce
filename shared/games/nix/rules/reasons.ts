import type { Row } from './rows.ts'

/** What speaks for a bot's move: what its first impression liked most. Rows and points are those that everybody sees; no card in hand is told. */
export type Why =
  | { readonly why: 'no-card' }
  /** It may lay the super-chip for the last time. */
  | { readonly why: 'super-in-time'; readonly row: Row }
  /** It kept the super-chip, and could have laid it with a combination of three or four cards. */
  | { readonly why: 'super-kept'; readonly row: Row }
  /** It moved an own chip up by so many points. */
  | { readonly why: 'lifts'; readonly row: Row; readonly points: number }
  /** It took so many points from somebody, who is a seat or, beyond the seats, EGON. */
  | PushesSomebody<'pushes-off'>
  | PushesSomebody<'pushes-down'>
  /** The chip, or the super-chip, is meant to score so many points, where it lies or one push on. */
  | Lands<'stays' | 'super-stays' | 'rises' | 'super-rises' | 'lies-last'>
  /** It keeps what is good for the rounds to come. */
  | { readonly why: 'saves'; readonly rounds: number }

type PushesSomebody<Name> = {
  readonly why: Name
  readonly row: Row
  readonly player: number
  readonly points: number
}
type Lands<Name> = { readonly why: Name; readonly row: Row; readonly points: number }
