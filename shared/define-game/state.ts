import type { Random } from '../deal/random.ts'
import type { Move } from './layout.ts'
import type { CardId, Seat } from './types.ts'

/**
 * The content of a zone: a card, a list of cards, or a list of lists. Null is a place without a
 * card.
 */
export type Content = CardId | null | readonly (CardId | null)[] | readonly (readonly CardId[])[]

/** A finished deal on the score sheet. */
export interface DealResult<Place = Seat> {
  /** The points of each seat after the deal, including those of earlier deals. */
  readonly points: readonly number[]
  /** The bid of each seat, and the tricks that it took. Missing if the game has no bids. */
  readonly bids?: readonly (readonly [bid: number, tricks: number])[]
  /** The seat that did something rare, such as shooting the moon. Missing if none did. */
  readonly great?: Place
}

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
  readonly sheet: readonly DealResult[]
  /** The last move. A card that not all players have seen is null. */
  readonly last: (Move & { readonly seat: Seat }) | null
  /** The final points; null during the game. */
  readonly points: readonly number[] | null
  readonly random: Random
}

/**
 * The properties that the view of every game has. The type parameters are the types of one game:
 * its cards, its moves with null for hidden cards, and the names of its zones.
 */
export interface CommonView<
  Place = Seat,
  Card = CardId,
  LastMove = Move,
  Own extends string = string,
  Hidden extends string = string,
> {
  /** The viewer's own seat; null for a spectator. */
  readonly seat: Place | null
  readonly seats: number
  readonly turn: readonly Place[]
  readonly isSimultaneous: boolean
  readonly out: readonly Place[]
  readonly dealer: Place
  readonly deals: number
  readonly sheet: readonly DealResult<Place>[]
  readonly last: (LastMove & { readonly seat: Place }) | null
  readonly isOver: boolean
  readonly count: { readonly [Zone in Own]: readonly number[] }
  readonly left: { readonly [Zone in Hidden]: number }
  readonly excluded: { readonly [Zone in Own]?: readonly (readonly Card[])[] }
  readonly known?: readonly KnownCard<Place, Card>[]
  readonly shown?: {
    readonly [Zone in Own]?: readonly (readonly Card[])[]
  } & { readonly [Zone in Hidden]?: readonly Card[] }
}

/**
 * Everything that one viewer may know. It also has a property for each open zone, each fact, and
 * each zone of the viewer's own cards.
 */
export interface View extends Omit<CommonView, 'excluded' | 'shown'> {
  readonly [name: string]: unknown
  readonly excluded: State['excluded']
  readonly shown?: Readonly<Record<string, Content>>
}

/**
 * A card whose place the viewer knows without seeing it: in a player's zone, or at index `at` of a
 * hidden pile.
 */
export type KnownCard<Place = Seat, Card = CardId> = {
  readonly card: Card
  readonly zone: string
} & ({ readonly seat: Place } | { readonly at: number })
