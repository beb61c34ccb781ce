import type { Clause, Seat } from '../../../game/game.ts'
import type { Random } from '../../../deal/random.ts'
import type { Options } from '../options.ts'

/** 2 to 99. */
export type Card = number
/** 0 and 1 ascend from 1, 2 and 3 descend from 100. */
export type Pile = 0 | 1 | 2 | 3
export const piles: readonly Pile[] = [0, 1, 2, 3]

export const commands = [
  'stop',
  'skull',
  'three',
  'silence',
  'no-backwards',
  'one-pile',
  'draw-one',
] as const
export type Command = (typeof commands)[number]

/** The cards that carry commands, four of each kind, in the order of `commands`; empty in the original edition. */
export type Layout = readonly Card[]

export type Move =
  /** `loses`: the player has been warned that the turn can then no longer end legally, and means it (TG-15). */
  | { readonly do: 'play'; readonly card: Card; readonly pile: Pile; readonly loses?: true }
  | { readonly do: 'end' }
  | { readonly do: 'take-back' }

export const pileSayings = ['tiny-step', 'please-not', 'please-please-not', 'great'] as const
export const beginSayings = ['begin', 'rather-not'] as const
export type PileSaying = (typeof pileSayings)[number]
export type BeginSaying = (typeof beginSayings)[number]

/** What a seat says about a pile, or about beginning; `says: null` takes it back (TG-12). */
export type Signal =
  | { readonly about: Pile; readonly says: PileSaying | null }
  | { readonly about: 'begin'; readonly says: BeginSaying | null }

/** A signal that stands, and who gave it. */
export type Standing = { readonly seat: Seat } & (
  | { readonly about: Pile; readonly says: PileSaying }
  | { readonly about: 'begin'; readonly says: BeginSaying }
)

export type Ending =
  | { readonly won: true; readonly clause: 'TG-14' }
  | { readonly won: false; readonly clause: Clause }

/** A card laid in the current turn, with what is needed to take it back. */
export type Laid = {
  readonly card: Card
  readonly pile: Pile
  /** The signals that fell with it. */
  readonly fell: readonly Standing[]
}

export type State = {
  readonly options: Options
  readonly random: Random
  readonly layout: Layout
  readonly hands: readonly (readonly Card[])[]
  /** The next card to draw is the last. */
  readonly draw: readonly Card[]
  /** Every card that lies, lowest first; the numbers that the piles start at are not among them. */
  readonly piles: readonly (readonly Card[])[]
  /** Whose turn it is; null until the first card lies, when anybody may begin (TG-03). */
  readonly turn: Seat | null
  /** The cards laid in this turn, oldest first. */
  readonly laid: readonly Laid[]
  readonly standing: readonly Standing[]
  readonly ending: Ending | null
}

/** What a viewer is shown. Short, since it is sent at every move; the options are known already. */
export type View = {
  /** The viewer's own seat; null for a watcher. */
  readonly seat: Seat | null
  readonly hand: readonly Card[]
  /** How many cards each seat holds. */
  readonly hands: readonly number[]
  /** How many cards are left to draw. */
  readonly draw: number
  /** What each pile shows. */
  readonly tops: readonly number[]
  /** The cards that lie, as bits: card c is bit c of this number, in hexadecimal. */
  readonly seen: string
  readonly turn: Seat | null
  /** The cards laid in this turn, oldest first, and what each of them covered: `[card, pile, covered]`. */
  readonly laid: readonly (readonly [card: Card, pile: Pile, covered: number])[]
  /** The standing signals; none while silence holds. */
  readonly standing: readonly Standing[]
  /** Those that fell in this turn, when a card was laid on their pile, if any did. */
  readonly fell?: readonly Standing[]
  /** Where the commands lie, if shuffled; otherwise the layout that everybody knows. */
  readonly layout?: Layout
  readonly ending?: Ending
  /**
   * Once it is over, and for whoever looks back, everything is open: all hands, and what was left to draw, next card
   * last. Where hands are shown during the game, those alone.
   */
  readonly open?: {
    readonly hands: readonly (readonly Card[])[]
    readonly draw?: readonly Card[]
  }
}
