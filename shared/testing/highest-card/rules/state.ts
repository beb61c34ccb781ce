import type { OptionsOf } from '../../../game/options.ts'
import type { Seat } from '../../../game/game.ts'

export type Options = OptionsOf<Readonly<Record<never, never>>>
export type Card = number
export type Move = { readonly card: Card }

type Shared = {
  /** For each seat, the card that it has played in this round; null if it has played none. */
  readonly laid: readonly (Card | null)[]
  /** The number of rounds that each seat has taken. */
  readonly taken: readonly number[]
  /** The seat that moves next. Null when the game is over. */
  readonly turn: Seat | null
}

export type State = Shared & {
  readonly hands: readonly (readonly Card[])[]
  /** The cards that were not dealt. */
  readonly rest: readonly Card[]
}

export type View = Shared & {
  readonly seat: Seat | null
  /** The viewer's own hand. */
  readonly hand: readonly Card[]
  /** The number of cards in each hand. */
  readonly hands: readonly number[]
  /** The cards of all hands. Missing until the game is over, unless hands are open. */
  readonly shown?: readonly (readonly Card[])[]
}
