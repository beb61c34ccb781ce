import type { ClothName } from '../game/cloths.ts'
import type { OptionsOf, OptionValues } from '../game/options.ts'
import type { VersionStep } from '../game/version.ts'
import type { fallbackLanguage, Language } from '../language.ts'

// The types that check an author's file. The compiler infers all of them from the argument of
// `defineGame`.

/** The text or number on a card. All cards of a game are different. */
export type CardId = string | number

/**
 * The index of a seat, clockwise from 0. The type is narrower than `number`, so that `points[seat]`
 * of a `PerSeat` is never undefined.
 */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5

/** One value for each seat. */
export interface PerSeat<T> extends Iterable<T> {
  0: T
  1: T
  2: T
  3: T
  4: T
  5: T
  readonly length: number
  map<U>(by: (value: T, seat: Seat) => U): PerSeat<U>
  filter(test: (value: T, seat: Seat) => boolean): T[]
  every(test: (value: T, seat: Seat) => boolean): boolean
  some(test: (value: T, seat: Seat) => boolean): boolean
  includes(value: T): boolean
  indexOf(value: T): number
}

/**
 * A zone is a place for cards. Its kind says how many piles it has and who sees them.
 *
 * | kind | holds | who sees the cards |
 * | --- | --- | --- |
 * | `own` | one pile per seat | that seat |
 * | `hidden` | one pile | no player |
 * | `open` | one pile | all |
 * | `open each` | one pile per seat | all |
 * | `card` | one card or none | all |
 * | `card each` | one card or none per seat, as in a trick | all |
 * | `piles` | any number of piles, such as melds | all |
 */
export type Zone = 'own' | 'hidden' | 'open' | 'open each' | 'card' | 'card each' | 'piles'
export type Zones = Readonly<Record<string, Zone>>
/**
 * The facts of a game with their first values. Facts are all state besides the cards, and all
 * players see them.
 */
export type Facts = Readonly<Record<string, unknown>>

type Names<T> = keyof T & string
/** The names of the zones of a kind. */
export type ZonesOfKind<Z, Kind extends Zone> = {
  [Name in Names<Z>]: Z[Name] extends Kind ? Name : never
}[Names<Z>]

interface ContentOf<C> {
  own: PerSeat<C[]>
  hidden: C[]
  open: C[]
  'open each': PerSeat<C[]>
  card: C | null
  'card each': PerSeat<C | null>
  piles: C[][]
}
export interface SeenContentOf<C> {
  own: readonly C[]
  hidden: never
  open: readonly C[]
  'open each': PerSeat<readonly C[]>
  card: C | null
  'card each': PerSeat<C | null>
  piles: readonly (readonly C[])[]
}

/** The properties that every table and every view has. */
interface Common<V extends OptionValues> {
  readonly seats: number
  readonly dealer: Seat
  /** The number of deals so far, including the present one. */
  readonly deals: number
  readonly options: OptionsOf<V>
  /** The seats that are not out, clockwise from the dealer's left. */
  readonly everyone: readonly Seat[]
}

/**
 * The whole table, which `deal`, `does`, `after` and `score` receive. All of these functions except
 * `score` may change the table.
 */
export type Table<C, Z extends Zones, F, V extends OptionValues> = Common<V> & {
  -readonly [Name in keyof Z]: ContentOf<C>[Z[Name]]
} & { -readonly [Name in keyof F]: F[Name] } & {
  /** The seat that moves. In `deal`, the dealer. */
  readonly seat: Seat
  /**
   * The seats that move next: by default the seat to the left. `does` can set other seats. If there
   * are several, they choose at the same time.
   */
  turn: Seat[]
  /** The seats that are out of the game. Turns and deals skip them. */
  out: Seat[]
  /**
   * Returns the seat that is `steps` places to the left of `after`. Seats that are out do not
   * count.
   */
  next(after: Seat, steps?: number): Seat
  /**
   * Starts a new deal: gathers and shuffles all cards, and makes the next seat to the left the
   * dealer. A simulated game of a bot ends here, so code after `deal()` does not run in it.
   */
  deal(): void
  /** Ends the game. */
  end(): void
  /** Returns the cards in random order. From then on no player knows the order. */
  shuffle(pile: readonly C[]): C[]
  /** Shows these cards to all players. The cards can be in any pile or hand. */
  show(cards: readonly C[]): void
}

/** The view of one seat. An `own` zone contains the cards of this seat. */
export type SeatView<C, Z extends Zones, F, V extends OptionValues, Viewer = Seat> = Common<V> & {
  readonly [Name in Names<Z> as Z[Name] extends 'hidden' ? never : Name]: SeenContentOf<C>[Z[Name]]
} & { readonly [Name in keyof F]: F[Name] } & {
  readonly seat: Viewer
  readonly turn: readonly Seat[]
  readonly out: readonly Seat[]
  readonly next: (after: Seat, steps?: number) => Seat
  /** The number of cards in each `own` zone, by seat. */
  readonly count: {
    readonly [Name in Names<Z> as Z[Name] extends 'own' ? Name : never]: PerSeat<number>
  }
  /** The number of cards in each `hidden` zone. */
  readonly left: {
    readonly [Name in Names<Z> as Z[Name] extends 'hidden' ? Name : never]: number
  }
}

/** A choice that a player makes for a move. */
export type Field<ZoneName extends string, PilesName extends string> =
  /** One card of a zone. */
  | ZoneName
  /** `count` cards of a zone. */
  | { readonly from: ZoneName; readonly count: number }
  /** One of the groups of cards that `groups` finds in a zone, such as melds. */
  | { readonly from: ZoneName; readonly groups: (cards: readonly never[]) => readonly CardId[][] }
  /** One of these values. */
  | readonly (string | number | boolean)[]
  /** Another seat that is not out. */
  | { readonly seat: 'another' }
  /** The index of a pile, in a zone of the kind `piles`. */
  | { readonly pileOf: PilesName }
type Chosen<F, C> = F extends string
  ? C
  : F extends { readonly from: string }
    ? readonly C[]
    : F extends readonly (infer One)[]
      ? One
      : F extends { readonly seat: 'another' }
        ? Seat
        : number
export type Choice<A, C> = { readonly [Name in keyof A]: Chosen<A[Name], C> }

/** A move as a table sends it, such as `{ do: 'play', card: '7♣' }`. */
export type MoveOf<M, C> = {
  [Name in Names<M>]: { readonly do: Name } & Choice<M[Name], C>
}[Names<M>]

declare const gameTypes: unique symbol
/**
 * The types that the file of a game declares. They exist only for the compiler, which checks other
 * files of the game with them, such as its lesson.
 */
export interface GameTypes<C, M, R, V> {
  readonly [gameTypes]?: (types: readonly [C, M, R, V]) => readonly [C, M, R, V]
}

type Truth = string | number | boolean | null | undefined

export interface MoveRules<
  A,
  R extends string,
  T,
  S,
  C,
  ZoneName extends string,
  PilesName extends string,
> {
  /**
   * The clause that allows the move. If the move cannot be chosen now, the refusal names this
   * clause.
   */
  readonly rule: R
  /**
   * The player's choices for the move, by name. The names `do` and `seat` are reserved. A move
   * without choices is a single button.
   */
  readonly choose?: {
    readonly [Name in keyof A]: A[Name] extends Field<ZoneName, PilesName>
      ? A[Name]
      : Field<ZoneName, PilesName>
  }
  /** Whether the move is possible now. If the function is missing, the move is always possible. */
  readonly when?: (view: S) => boolean
  /** For each clause, a function that returns whether the clause forbids this choice. */
  readonly forbids?: { readonly [Clause in R]?: (view: S, move: Choice<A, C>) => Truth }
  /**
   * For each clause, a condition such as following suit. If at least one legal choice meets it, the
   * player has to make such a choice; otherwise the clause is ignored. A player who does not meet
   * the condition cannot hold a card that would meet it. Bots use this knowledge, so a condition
   * must not depend on the rest of the player's hand.
   */
  readonly ifAble?: { readonly [Clause in R]?: (view: S, move: Choice<A, C>) => Truth }
  readonly does?: (table: T, move: Choice<A, C>) => void
  /**
   * How the board shows the move: `claim` is an announcement, such as a knock, with a special
   * button.
   */
  readonly tone?: 'claim'
}

/**
 * How the board shows a zone or a fact whose type does not determine it. `none` leaves it out.
 *
 * | what | shows |
 * | --- | --- |
 * | zone | `row`: side by side; `stack`: closed packets that are counted; `melds`: groups in a frame |
 * | number of each seat | `plate`: on the name plate; `pegs`: lives; `sheet`: on the name plate after a deal |
 * | tricks of each seat | `tricks` beside `bid`: as “1/2” |
 * | seat | `led`, `best`: the marks at a trick |
 * | number | `passes`: to which seat, counted to the left, players pass cards; 0 for none |
 * | seat or null | `great`: the player who did something rare in the last deal; the title is the headline, with `{}` for the name |
 */
export type Show =
  | 'row'
  | 'stack'
  | 'melds'
  | 'plate'
  | 'pegs'
  | 'sheet'
  | 'tricks'
  | 'bid'
  | 'led'
  | 'best'
  | 'passes'
  | 'great'
  | 'none'
type ShowOfZone<Kind extends Zone> =
  | 'none'
  | (Kind extends 'open' | 'open each' ? 'row' : never)
  | (Kind extends 'open each' ? 'stack' : never)
  | (Kind extends 'open' | 'piles' ? 'melds' : never)
type ShowOfFact<Fact> =
  | 'none'
  | ([Fact] extends [PerSeat<number | null>]
      ? 'plate' | 'pegs' | 'sheet' | 'tricks' | 'bid'
      : [Fact] extends [Seat | null]
        ? 'led' | 'best' | (null extends Fact ? 'great' : never)
        : [Fact] extends [number | null]
          ? 'passes'
          : never)

/**
 * The texts in one language. If a language is missing, all texts are in English. The view of `always`
 * and `perSeat` has the viewer's `seat`, which is null for a spectator.
 */
export interface Texts<R extends string, N extends string, M extends string, V, S> {
  /** The game's name in this language, if it is not `name`. */
  readonly name?: string
  /**
   * The texts of the landing page: one word on the picture of the game's box, and a sentence that
   * advertises the game.
   */
  readonly pitch?: readonly [word: string, sentence: string]
  /**
   * The complete rules, one text for each clause. The rules page, the refusals and the MCP server
   * show these texts.
   */
  readonly rules: { readonly [Clause in R]: string }
  /**
   * The names of zones and facts. Usual names such as `hand`, `stock`, `trick` and `scores` are already translated
   * (`kit.ts` in the folders of `words/`).
   */
  readonly titles?: { readonly [Name in N]: string }
  /** The labels of the buttons. `Play {card}` inserts the card that the player has chosen. */
  readonly moves: { readonly [Name in M]: string }
  /**
   * The translations of words on cards, as in `{ Skip: 'Aussetzen' }`. The key is the word in the
   * card's name.
   */
  readonly cards?: Readonly<Record<string, string>>
  /** For each move, the prompt that the board shows while the move is possible. */
  readonly prompts?: { readonly [Name in M]?: string }
  /**
   * The texts of each option: its name, then one sentence for each value. A single sentence for all
   * values contains `{}` in place of the value.
   */
  readonly options?: { readonly [Option in keyof V]: readonly [string, ...string[]] }
  /**
   * Returns the sentence that the board shows during every turn, such as “Anna knocked: your last
   * turn”. Null if there is nothing to show.
   */
  readonly always?: (view: S, nameOf: (seat: Seat) => string) => string | null
  /**
   * Returns a short text that the board shows at a player's seat, such as “3♥” for the hearts that
   * the player has taken. Null if there is nothing to show.
   */
  readonly perSeat?: (view: S, seat: Seat) => string | null
}

export type Definition<
  C extends CardId,
  Z extends Zones,
  F extends Facts,
  D extends Facts,
  V extends OptionValues,
  M,
  R extends string,
  N extends string,
> = {
  readonly id: string
  readonly name: string
  /** A draft is only available with `npm run dev`, not on a deployed service. */
  readonly draft?: true
  /** The smallest and the largest number of players. */
  readonly seats: readonly [min: number, max: number]
  /** Returns the largest number of players, if it depends on the options. */
  readonly maxSeats?: (options: OptionsOf<V>) => number
  /** All cards of the game. No two have the same name. Hands are sorted in this order. */
  readonly cards: readonly C[]
  /** The options of the game, each with its allowed values. The first value is the default. */
  readonly options?: V
  readonly zones: Z
  readonly facts?: F
  /** Further facts, which are reset to their first values for every deal. */
  readonly perDeal?: D
  readonly deal: (table: Table<C, Z, F & D, V>, pack: C[]) => void
  readonly moves: {
    readonly [Name in keyof M]: MoveRules<
      M[Name],
      NoInfer<R>,
      Table<C, Z, F & D, V>,
      SeatView<C, Z, F & D, V>,
      C,
      Names<Z>,
      ZonesOfKind<Z, 'piles'>
    >
  }
  /**
   * Called after every move, for consequences that several moves can have, such as a full trick or
   * an empty hand.
   */
  readonly after?: (table: Table<C, Z, F & D, V>) => void
  /** Called after every move. Returns whether the game is over. A game can also end by `end()`. */
  readonly over?: (table: Table<C, Z, F & D, V>) => boolean
  /** Returns the points of each seat, in the order of the seats. */
  readonly score: (table: Table<C, Z, F & D, V>) => Iterable<number>
  /** Whether the most or the fewest points win. Default: `most`. */
  readonly winner?: 'most' | 'fewest'
  /**
   * Returns the number of a seat's team. Missing if each seat plays alone. The points of partners
   * are added up, and so is their `worth`.
   */
  readonly team?: (seat: Seat, seats: number) => number
  /**
   * Returns how good the position of a seat is during a deal, for the bots; more is better. If the
   * function is missing, bots compare the points of the seats.
   */
  readonly worth?: (table: Table<C, Z, F & D, V>, seat: Seat) => number
  readonly shows?: {
    readonly [Name in Names<Z> | Names<F> | Names<D>]?: Name extends keyof Z
      ? ShowOfZone<Z[Name]>
      : ShowOfFact<(F & D)[Name]>
  }
  /**
   * The tablecloth; `moss` by default. It also determines the second colour on the cards, and the
   * pattern of the card backs.
   */
  readonly cloth?: ClothName
  readonly versions?: readonly VersionStep[]
} & {
  readonly [_ in typeof fallbackLanguage]: Texts<
    R,
    N,
    NoInfer<Names<M>>,
    NoInfer<V>,
    SeatView<C, Z, F & D, V, Seat | null>
  >
} & {
  readonly [_ in Exclude<Language, typeof fallbackLanguage>]?: Texts<
    NoInfer<R>,
    NoInfer<N>,
    NoInfer<Names<M>>,
    NoInfer<V>,
    SeatView<C, Z, F & D, V, Seat | null>
  >
}
