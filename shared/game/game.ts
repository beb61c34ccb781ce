import type { GenericSchema } from 'valibot'

import type { Random } from '../deal/random.ts'
import type { Choices, OptionsOf, OptionValues } from './options.ts'
import type { Versioned } from './version.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number
/**
 * Whose eyes look: a seat's, those of everybody else, those of everybody else where all who play show their hands, or
 * those of whoever looks back at a game that is over.
 */
export type Viewer = Seat | 'public' | 'open-hands' | 'afterwards'
/** A numbered sentence of a game's rules, as in `TG-06`. */
export type Clause = string

/** How a game ended: everybody together, or seat by seat (`places[seat]`, 1 is best, equal places are shared). */
export type Outcome =
  | {
      readonly kind: 'cooperative'
      readonly won: boolean
      readonly clause: Clause
      readonly score: number
    }
  | {
      readonly kind: 'places'
      readonly places: readonly number[]
      readonly points: readonly number[]
      /** Somebody of the game's own who plays along without a seat, and may win. */
      readonly guest?: { readonly place: number; readonly points: number }
    }

/** The game that was played at a table before, for players who may have changed their seats since. */
export interface PreviousGame {
  readonly outcome: Outcome
  /** By seat: where the same player sat in that game; null for a player who is new. */
  readonly previousSeats: readonly (Seat | null)[]
}

/** By day, and in the evening. */
export type Shades = readonly [day: string, evening: string]

/** What a game spreads over the table. */
export interface Cloth {
  readonly cloth: Shades
  /** The one ink on its cards beside black, and the dark tone of it on their backs. */
  readonly spot: Shades
  readonly deep: Shades
  readonly weave: 'baize' | 'herringbone' | 'twill' | 'check'
  /** What is printed on the backs. */
  readonly back: 'rays' | 'diamonds' | 'waves' | 'dots'
}

/** What can be said of a game without loading it. */
export interface About {
  readonly id: string
  /** A proper name: the same in every language. */
  readonly name: string
  /** Not yet shown to anybody but those who make it: it lacks languages, or a board of its own. */
  readonly draft?: true
  readonly cloth: Cloth
  readonly seats: { readonly min: number; readonly max: number }
  /** Everybody wins or loses together: a table with somebody away pauses before it goes on without them. */
  readonly cooperative: boolean
}

/** What a client's move or signal is inside its command, before the game's own schema has read it. */
export type Unread = Readonly<Record<string, unknown>>

/** The rules that ask for nothing but a view: all that a page needs of a game whose deal and chance stay on the server. */
export interface ViewRules<Options, Move, Signal, View> {
  /**
   * What may be done depends only on what can be seen: the same function serves referee, screen and bot.
   * @param said where one move is asked for: others need not be looked into, and may be missing
   */
  moves(view: View, options: Options, said?: Unread): readonly Move[]
  /** What the viewer may signal now, whoever's turn it is. A signal never changes what may be moved. */
  signals(view: View, options: Options): readonly Signal[]
  /** How many cards each seat holds, for whoever shows the game without its board. */
  held(view: View): readonly number[]
  /** The clause by which nobody may chat now, if one does; only where the game ever closes the chat. */
  chatClosedBy?(view: View, options: Options): Clause | null
}

/**
 * What a folder in games/ offers: one record of pure functions over plain data. Same arguments, same answer: no clock,
 * no network, no chance of its own. A state survives JSON, and is never changed in place.
 */
export interface Game<Options, State, Move, Signal, View>
  extends Versioned, ViewRules<Options, Move, Signal, View> {
  readonly about: About
  readonly choices: Choices
  /** The shape of a stranger's move. Whether it is legal, `moves` says. */
  readonly moveSchema: GenericSchema<unknown, Move>
  readonly signalSchema: GenericSchema<unknown, Signal>

  /** @param before null if none of these players has played it here before */
  setup(seats: number, options: Options, random: Random, before: PreviousGame | null): State
  /** The seats that may move now. Nobody: the game is over. */
  toMove(state: State): readonly Seat[]
  /**
   * Everything `viewer` may know, and nothing else. With open hands that is what the seats know together; afterwards all
   * cards are open, at any moment of the game. The options are known to all and not repeated in it.
   */
  view(state: State, viewer: Viewer): View
  /** The move as `moves` writes it, only where players may say the same move in more than one way. */
  asOffered?(view: View, options: Options, move: Move): Move
  /** Only ever called with a move out of `moves(view(state, seat), options)`. */
  apply(state: State, seat: Seat, move: Move): State
  /** Which rule forbids it, for a move that is not among `moves`: the clause that the player is shown. */
  why(view: View, options: Options, move: Move): Clause

  /** Only ever called with a signal out of `signals(view(state, seat), options)`. */
  signal(state: State, seat: Seat, signal: Signal): State
  /** The clause that forbids saying this in the chat at this moment, if one does. */
  chatForbiddenBy(state: State, text: string): Clause | null

  /** The seats that have nothing more to do until the end, where some are done before the others. */
  out?(view: View): readonly Seat[]
  /** How it ended; null while somebody may still move. */
  outcome(state: State): Outcome | null
  /** The same game with all that `viewer` cannot see dealt anew, by `random`: the view stays byte for byte the same. */
  redeal(state: State, viewer: Viewer, random: Random): State
  /** Whether a turn has ended from one view to the next; only where the bot tells chances, for whoever looks back turn by turn. */
  turnEnded?(before: View, after: View): boolean
}

/** Why a bot moved so: one of its game's reasons, and what its sentence names. Nobody learns a card from it that lies hidden. */
export type Reason = { readonly why: string; readonly [fact: string]: string | number }

// Outside a game's own folder its types are not known: a table holds some game, and takes everything from its record.
declare const gameData: unique symbol
type Opaque<Name extends string> = { readonly [gameData]: Name }
export type AnyOptions = Opaque<'options'> & OptionsOf<OptionValues>
export type AnyState = Opaque<'state'>
export type AnyMove = Opaque<'move'>
export type AnySignal = Opaque<'signal'>
export type AnyView = Opaque<'view'>
export type AnyGame = Game<AnyOptions, AnyState, AnyMove, AnySignal, AnyView>
