import type { Random } from '../../../deal/random.ts'
import type { Seat } from '../../../game/game.ts'
import type { Options } from '../options.ts'
import type { Row } from './rows.ts'

/**
 * A value from 1 to 7, or 0 for the joker. Cards of the same value are interchangeable, so the value identifies a card.
 */
export type Card = number
export const joker: Card = 0

/** EGON places chips like a player, but has no seat (NU-14). */
export type Owner = Seat | 'egon'

/** A super-chip that was turned over counts as plain (NU-10). */
export type Chip = { readonly owner: Owner; readonly super: boolean }

/**
 * The chips of a row in this deal, the newest first. The first three are on the fields, from left
 * to right; the others were pushed off (NU-08). New chips come first, so only the index counted
 * from the end identifies a chip.
 */
export type Chips = readonly Chip[]

/** The chips that a player has left to place. */
export type Stock = { readonly plain: number; readonly super: boolean }

export type Move = {
  readonly row: Row
  /** The cards in ascending order, jokers first. Empty for the row “no card”. */
  readonly cards: readonly Card[]
  /**
   * The kind of chip. In round 5 it is always plain, because a super-chip that is left then is
   * turned over (NU-10).
   */
  readonly chip: 'plain' | 'super'
}

/** A combination on the discard pile. */
export type Combination = {
  readonly owner: Owner
  readonly row: Row
  readonly cards: readonly Card[]
}

/** The cards that EGON turned over in a round, and the ones he played (NU-15). */
export type EgonTurn = {
  readonly round: number
  readonly turnedOver: readonly Card[]
  readonly row: Row
  readonly cards: readonly Card[]
}

/** A chip placed in a row, and the chip that it pushed off, if any. Both are encoded by chip-codec.ts. */
export type Shove = {
  readonly row: Row
  readonly cards: readonly Card[]
  readonly chip: string
  readonly off?: string
}

/** The events of the last move, in order. */
export type Last = {
  readonly played: Shove
  /** EGON's turn, if it came after the move. */
  readonly egon?: Shove & EgonTurn
  /** The deal that ended with the move, if one did, and the points of each player. EGON is last. */
  readonly ended?: { readonly deal: number; readonly points: readonly number[] }
}

/**
 * How the first player of a deal was chosen: by the options, by the highest total, or at random
 * (NU-02, NU-12).
 */
export type FirstBy = 'named' | 'lead' | 'random'

/** The public part of the state. Lists of players are by seat, with EGON last if he takes part. */
type Open = {
  /** The number of the deal, from 1 to 4. */
  readonly deal: number
  /** The seat that began this deal. */
  readonly first: Seat
  /** The number of the round, from 1 to 5. */
  readonly round: number
  /** The seat whose turn it is; null after the end of the game. */
  readonly turn: Seat | null
  /**
   * The top combination of the discard pile; null at the beginning of a deal. A turn that plays the row "no card"
   * discards nothing, so the combination stays.
   */
  readonly discard: Combination | null
  /** The points of each player for each finished deal. */
  readonly scores: readonly (readonly number[])[]
}

export type State = Open & {
  readonly options: Options
  readonly random: Random
  readonly firstBy: FirstBy
  /** EGON’s last turn in this deal. */
  readonly egon: EgonTurn | null
  /** What the last move did; null before the first move. */
  readonly last: Last | null
  readonly hands: readonly (readonly Card[])[]
  /** The remaining pile; the last card is turned over next. */
  readonly pile: readonly Card[]
  /** The chips of each of the eight rows. */
  readonly rows: readonly Chips[]
  readonly stock: readonly Stock[]
  /** The rows of the last finished deal as they were scored. */
  readonly scored: readonly Chips[] | null
}

/**
 * The view of one viewer. It is short, because it is sent with every move: chips are text encoded
 * by chip-codec.ts, and empty fields are omitted.
 */
export type View = Open & {
  /** The viewer’s own seat; null for a spectator. */
  readonly seat: Seat | null
  /** The viewer's hand in ascending order, jokers first. */
  readonly hand: readonly Card[]
  /** The number of cards in each hand. */
  readonly hands: readonly number[]
  readonly rows: string
  readonly stock: string
  readonly scored?: string
  /** How the first player was chosen. Only sent in the first round. */
  readonly firstBy?: FirstBy
  readonly egon?: EgonTurn
  readonly last?: Last
  /** All hands, after the end of the game or if hands are open during it. */
  readonly open?: readonly (readonly Card[])[]
  /** The rank of each player after the end of the game, EGON last. Equal totals share a rank. */
  readonly ending?: { readonly places: readonly number[] }
}
