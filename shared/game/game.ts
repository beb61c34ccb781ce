import type { GenericSchema } from 'valibot'

import type { Random } from '../deal/random.ts'
import type { Language } from '../language.ts'
import type { GameEnd } from './end.ts'
import type { Choices, OptionsOf, OptionValues } from './options.ts'
import type { Reaction } from './reaction.ts'
import type { VersionHistory } from './version.ts'

/** The index of a seat at the table, clockwise from 0. */
export type Seat = number
/**
 * Who sees a view: the player of a seat, a spectator (`public`), a spectator of a table where all players show their hands
 * (`open-hands`), or any viewer of a finished game (`afterwards`).
 */
export type Viewer = Seat | 'public' | 'open-hands' | 'afterwards'
/** The id of a clause, which is a numbered sentence of a game's rules, such as `TG-06`. */
export type Clause = string

/**
 * How a game ended. In a cooperative game all players win or lose together. In all other games
 * each seat has a rank: 1 is the best, and equal seats share a rank.
 * @example
 * { kind: 'places', places: [1, 3, 1], points: [20, 4, 20] }
 */
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
      /** A player that belongs to the game, such as the robot EGON. It has no seat, and can win. */
      readonly guest?: { readonly place: number; readonly points: number }
    }

/** The previous game at a table. Its players can have changed seats since. */
export interface PreviousGame {
  readonly outcome: Outcome
  /** For each seat, the seat that its player had in that game; null for a new player. */
  readonly previousSeats: readonly (Seat | null)[]
}

/** A colour in the light theme and in the dark theme. */
export type Shades = readonly [day: string, evening: string]

/** The tablecloth of a game, and the colours of its cards. */
export interface Cloth {
  readonly cloth: Shades
  /** The second colour on the cards, besides black. `deep` is its dark tone on the backs. */
  readonly spot: Shades
  readonly deep: Shades
  readonly weave:
    | 'baize'
    | 'herringbone'
    | 'twill'
    | 'check'
    | 'damask'
    | 'tweed'
    | 'ripple'
    | 'ticking'
    | 'pin'
    | 'basket'
  /** The pattern on the backs of the cards. */
  readonly back: 'rays' | 'diamonds' | 'waves' | 'dots' | 'braid' | 'ember' | 'ripple'
}

/** The metadata of a game. A page can load it without the rules. */
export interface About {
  readonly id: string
  readonly name: string
  /** The names of the game in other languages, if they differ from `name`. */
  readonly names?: { readonly [_ in Language]?: string }
  /** A draft is available only in development. It still lacks languages or a board of its own. */
  readonly draft?: true
  readonly cloth: Cloth
  readonly seats: { readonly min: number; readonly max: number }
  /**
   * Whether all players win or lose together. A table of such a game pauses if a player is away.
   */
  readonly cooperative: boolean
}

/** The move or signal in a client's command, before the game's schema has validated it. */
export type RawData = Readonly<Record<string, unknown>>

/**
 * The rules that need only a view. A page loads only these rules, while the code that deals cards
 * stays on the server.
 */
export interface ViewRules<Options, Move, Signal, View> {
  /**
   * Returns the legal moves. They depend only on what the viewer sees, so the server, the page and the bot call the same
   * function.
   * @param candidate limits the search to this move: the result contains it if it is legal, and can lack other moves
   */
  moves(view: View, options: Options, candidate?: RawData): readonly Move[]
  /** Returns the signals that the viewer may send now, even during another player's turn. A signal never changes the legal moves. */
  signals(view: View, options: Options): readonly Signal[]
  /** Returns the number of cards in each hand, for pages that show the game without its board. */
  handSizes(view: View): readonly number[]
  /** Returns the clause that closes the chat now, or null. Missing if the game never closes the chat. */
  chatClosedBy?(view: View, options: Options): Clause | null
  /** Returns the clause that forbids a reaction now, or null. Missing if the game allows all reactions. */
  reactionForbiddenBy?(view: View, options: Options, reaction: Reaction): Clause | null
}

/**
 * The contract that each folder in `games/` implements: pure functions over plain data. A game uses no clock, no network
 * and no randomness except the `Random` that it is given. A state survives JSON and is never mutated.
 * @example
 * let state = game.setup(3, options, random, null)
 * while (game.outcome(state) === null) {
 *   const [seat] = game.toMove(state)
 *   const [move] = game.moves(game.view(state, seat), options)
 *   state = game.apply(state, seat, move, options)
 * }
 */
export interface Game<Options, State, Move, Signal, View>
  extends VersionHistory, ViewRules<Options, Move, Signal, View> {
  readonly about: About
  readonly choices: Choices
  /** Validates the shape of a move from a client. `moves` decides whether the move is legal. */
  readonly moveSchema: GenericSchema<unknown, Move>
  readonly signalSchema: GenericSchema<unknown, Signal>
  /** What the page shows about a finished game besides its outcome. */
  readonly end?: GameEnd<View, Move>

  /**
   * Deals the cards and returns the first state.
   * @param before the previous game; null if none of these players played it
   */
  setup(seats: number, options: Options, random: Random, before: PreviousGame | null): State
  /** Returns the seats that may move now. Empty when the game is over. */
  toMove(state: State): readonly Seat[]
  /**
   * Returns everything that `viewer` may know, and nothing else. `open-hands` shows everything that
   * the seats know together, and `afterwards` shows all cards. A view does not contain the options,
   * because every viewer knows them.
   */
  view(state: State, viewer: Viewer): View
  /**
   * Returns a move in the form in which `moves` contains it. Missing if a move can be written in
   * only one way.
   */
  canonicalMove?(view: View, options: Options, move: Move): Move
  /** Returns the state after a move. Precondition: `moves(view(state, seat), options)` contains the move. */
  apply(state: State, seat: Seat, move: Move, options: Options): State
  /**
   * Returns the clause that forbids a move. Precondition: `moves` does not contain the move. The
   * page shows the clause to the player.
   */
  violatedClause(view: View, options: Options, move: Move): Clause

  /** Returns the state after a signal. Precondition: `signals(view(state, seat), options)` contains the signal. */
  signal(state: State, seat: Seat, signal: Signal): State
  /** Returns the clause that forbids this chat message now, or null. */
  chatForbiddenBy(state: State, text: string): Clause | null

  /** Returns the seats that have finished before the end of the game. Missing if all seats finish together. */
  finishedSeats?(view: View): readonly Seat[]
  /** Returns how the game ended. Null while a seat may still move. */
  outcome(state: State): Outcome | null
  /** Returns a random state that gives `viewer` exactly the same view: everything that the viewer cannot see is dealt again. */
  redeal(state: State, viewer: Viewer, random: Random): State
  /**
   * Returns whether a turn ended between two views, before and after moves of one seat, although
   * the seat can still move. The method may return false if another seat is to move, so callers
   * check `toMove` first. If this method is missing, a turn lasts until the seat can no longer move.
   * Reviews need this method.
   */
  isTurnOver?(before: View, after: View): boolean
}

/**
 * The reason for a bot's move: a reason code, and the facts that its sentence needs. A reason
 * never reveals a hidden card.
 */
export type Reason = { readonly why: string; readonly [fact: string]: string | number }

// Outside a game's folder, the types of a game's data are opaque. A table works with every game,
// and passes this data on without looking inside.
declare const gameData: unique symbol
type Opaque<Name extends string> = { readonly [gameData]: Name }
export type AnyOptions = Opaque<'options'> & OptionsOf<OptionValues>
export type AnyState = Opaque<'state'>
export type AnyMove = Opaque<'move'>
export type AnySignal = Opaque<'signal'>
export type AnyView = Opaque<'view'>
export type AnyGame = Game<AnyOptions, AnyState, AnyMove, AnySignal, AnyView>
