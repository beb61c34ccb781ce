import type { Random } from '../../../deal/random.ts'
import type { Seat } from '../../../game/game.ts'
import type { Options } from '../options.ts'
import type { Row } from './rows.ts'

/** 1 to 7; 0 is the joker. Equal cards are the same to everybody: a card has no other name than its value. */
export type Card = number
export const joker: Card = 0

/** EGON lays chips like a player, but has no seat (NU-14). */
export type Owner = Seat | 'egon'

/** A super-chip that was turned over is a plain one (NU-10). */
export type Chip = { readonly owner: Owner; readonly super: boolean }

/**
 * The chips of a row in this deal, the newest first. The first three lie on its three fields, from left to right; whatever
 * follows has been pushed off and lies beside the row (NU-08). A chip's place counted from the end never changes.
 */
export type Chips = readonly Chip[]

/** The chips that a player still has to lay. */
export type Stock = { readonly plain: number; readonly super: boolean }

export type Move = {
  readonly row: Row
  /** In ascending order, the joker first; none for the row "no card". */
  readonly cards: readonly Card[]
  /** In round 5 always plain: a super-chip left by then is turned over (NU-10). */
  readonly chip: 'plain' | 'super'
}

/** A combination that lies on the discard pile. */
export type Combination = {
  readonly owner: Owner
  readonly row: Row
  readonly cards: readonly Card[]
}

/** What EGON turned over in a round, and which of those cards he laid (NU-15). */
export type Turned = {
  readonly round: number
  readonly turned: readonly Card[]
  readonly row: Row
  readonly cards: readonly Card[]
}

/** A chip that came into a row, and the one that it pushed off, if it did; both as chip-codec.ts encodes them. */
export type Shove = {
  readonly row: Row
  readonly cards: readonly Card[]
  readonly chip: string
  readonly off?: string
}

/** Everything that the last move brought about, in this order. */
export type Last = {
  readonly laid: Shove
  /** EGON's play, if the move was the last one before his. */
  readonly egon?: Shove & Turned
  /** The deal that ended, if one did, and what each player got for it, EGON last. */
  readonly ended?: { readonly deal: number; readonly points: readonly number[] }
}

/** Why the first player of a deal is the first: named by the host, ahead in points, or by lot (NU-02, NU-12). */
export type FirstBy = 'named' | 'lead' | 'lot'

/** What everybody sees. Lists with one entry for each player go by seat, and EGON comes last where he plays along. */
type Open = {
  /** 1 to 4. */
  readonly deal: number
  /** Who began this deal. */
  readonly first: Seat
  /** 1 to 5. */
  readonly round: number
  /** Null when the game is over. */
  readonly turn: Seat | null
  /** The top of the discard pile, empty when a deal begins; "no card" leaves it as it is. */
  readonly discard: Combination | null
  /** For each deal that is over, what each player got for it. */
  readonly scores: readonly (readonly number[])[]
}

export type State = Open & {
  readonly options: Options
  readonly random: Random
  readonly firstBy: FirstBy
  /** What EGON made of the cards that he turned over last in this deal. */
  readonly egon: Turned | null
  /** Null before the first move. */
  readonly last: Last | null
  readonly hands: readonly (readonly Card[])[]
  /** The remaining pile, the next card last. */
  readonly pile: readonly Card[]
  /** For each of the eight rows. */
  readonly rows: readonly Chips[]
  readonly stock: readonly Stock[]
  /** The rows of the last deal that is over, as they were scored. */
  readonly scored: readonly Chips[] | null
}

/**
 * What a viewer is shown, as short as it can be, since each move tells of all: chips are text, as chip-codec.ts encodes
 * them, and what there is nothing of is left out.
 */
export type View = Open & {
  /** The viewer's own seat; null for a watcher. */
  readonly seat: Seat | null
  /** In ascending order, jokers first. */
  readonly hand: readonly Card[]
  /** How many cards each seat holds. */
  readonly hands: readonly number[]
  readonly rows: string
  readonly stock: string
  readonly scored?: string
  /** Told in the first round. */
  readonly firstBy?: FirstBy
  readonly egon?: Turned
  readonly last?: Last
  /** Once it is over, for whoever looks back, and where hands are shown during the game: what everybody holds. */
  readonly open?: readonly (readonly Card[])[]
  /** When the game is over: everybody's place, EGON last; equal totals share a place. */
  readonly ending?: { readonly places: readonly number[] }
}
