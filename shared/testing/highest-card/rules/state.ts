import type { OptionsOf } from '../../../game/options.ts'
import type { Seat } from '../../../game/game.ts'

export type Options = OptionsOf<Readonly<Record<never, never>>>
export type Card = number
export type Move = { readonly card: Card }

type Shared = {
  /** What lies on the table, by seat. */
  readonly laid: readonly (Card | null)[]
  /** How many rounds each seat has taken. */
  readonly taken: readonly number[]
  /** Null when the game is over. */
  readonly turn: Seat | null
}

export type State = Shared & {
  readonly hands: readonly (readonly Card[])[]
  /** What was not dealt. */
  readonly rest: readonly Card[]
}

export type View = Shared & {
  readonly seat: Seat | null
  /** The viewer's own. */
  readonly hand: readonly Card[]
  /** How many each seat holds. */
  readonly hands: readonly number[]
  /** Only for whoever looks back, and for watchers with open hands. */
  readonly shown?: readonly (readonly Card[])[]
}
