import type { Random } from '../deal/random.ts'
import type { Move } from './layout.ts'
import type { CardId, Seat } from './types.ts'

/**
 * The content of a zone: a card, a list of cards, or a list of lists. Null is a place without a
 * card.
 */
export type Content = CardId | null | readonly (CardId | null)[] | readonly (readonly CardId[])[]

/** The state of a game as a service stores it. */
export interface State {
  readonly seats: number
  readonly dealer: Seat
  readonly deals: number
  readonly turn: readonly Seat[]
  /** Whether the seats in `turn` choose at the same time, so that each moves once. */
  readonly isSimultaneous: boolean
  readonly out: readonly Seat[]
  readonly zones: Readonly<Record<string, Content>>
  readonly facts: Readonly<Record<string, unknown>>
  /**
   * For each card, a bit mask of the viewers who know where the card is although they do not see
   * it.
   */
  readonly knownBy: Readonly<Record<string, number>>
  /**
   * For each `own` zone and seat, the cards that the seat cannot hold. All players can conclude
   * this from the moves so far.
   */
  readonly excluded: Readonly<Record<string, readonly (readonly CardId[])[]>>
  /** The points of each seat after each deal. */
  readonly sheet: readonly (readonly number[])[]
  /** The last move. A card that not all players have seen is null. */
  readonly last: (Move & { readonly seat: Seat }) | null
  /** The final points; null during the game. */
  readonly points: readonly number[] | null
  readonly random: Random
}

/**
 * Everything that one viewer may know. It also has a property for each open zone, each fact, and
 * each zone of the viewer's own cards.
 */
export interface View {
  readonly [name: string]: unknown
  /** The viewer's own seat; null for a spectator. */
  readonly seat: Seat | null
  readonly seats: number
  readonly turn: readonly Seat[]
  readonly isSimultaneous: boolean
  readonly out: readonly Seat[]
  readonly dealer: Seat
  readonly deals: number
  readonly sheet: readonly (readonly number[])[]
  readonly last: (Move & { readonly seat: Seat }) | null
  readonly isOver: boolean
  readonly count: Readonly<Record<string, readonly number[]>>
  readonly left: Readonly<Record<string, number>>
  readonly excluded: State['excluded']
  readonly known?: readonly KnownCard[]
  readonly shown?: Readonly<Record<string, Content>>
}

/**
 * A card whose place the viewer knows without seeing it: in a player's zone, or at index `at` of a
 * hidden pile.
 */
export type KnownCard = { readonly card: CardId; readonly zone: string } & (
  | { readonly seat: Seat }
  | { readonly at: number }
)
