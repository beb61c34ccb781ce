import type { CountedFact, DecidingMove } from './end.ts'
import type { AnyMove, AnyOptions, AnyView, Clause, Outcome, Reason, Seat } from './game.ts'
import type { Contradiction, OptionValues } from './options.ts'

// Each language of a game is three files in `words/` of its folder: `table.ts`, `rules.ts` and
// `extras.ts`.

/** The exports of `table.ts`, which loads with the board. */
export interface TableWords {
  readonly words: GameWords
  readonly clauses: Clauses
}

/** The exports of `rules.ts`, which loads with the rules page and with the choice of options. */
export interface RulesWords {
  readonly pictureSentences: PictureSentences
  readonly rulebook: readonly RulebookSection[]
  readonly optionWords: OptionWords
}

/** The exports of `extras.ts`, which a page loads only when it needs one of these texts. */
export interface ExtraWords {
  readonly lesson: LessonWords
  readonly tips: Tips
  readonly reasonWords: ReasonWords
  /** The sentences for the end of the game. */
  readonly endWords: EndWords
  /** The words of a review. Only cooperative games have them. */
  readonly reviewWords?: ReviewWords
}

/**
 * The words that every game needs at the table. A game with its own board adds further texts to the
 * same object.
 */
export interface GameWords {
  outcome(outcome: Outcome, names: readonly string[]): string
}

/** The words of a game that has no board of its own and uses `PlainBoard`. */
export interface PlainWords<
  View = AnyView,
  Move = AnyMove,
  Options = AnyOptions,
> extends GameWords {
  /** Returns a prompt with the viewer's possible actions, or with the name of the player whose turn it is. */
  prompt(view: View, options: Options, names: readonly string[]): string
  /** Returns the rows of the board from top to bottom. No two cards have the same text. */
  rows(
    view: View,
    names: readonly string[],
  ): readonly { readonly title: string; readonly cards: readonly string[] }[]
  /** Returns the label of the button that makes a move. */
  move(move: Move, view: View): string
}

/** For each clause, the sentence that the page shows if the clause forbids a player's move. */
export type Clauses = Readonly<Record<Clause, string>>

/** The sentences that explain a bot's move. */
export interface ReasonWords<Why extends Reason = Reason> {
  /**
   * Returns the sentence for a reason.
   * @param me the reader's seat, which the sentence addresses as “you”; null for a spectator
   */
  sentence(reason: Why, names: readonly string[], me: Seat | null): string
}

/** The sentences for the end of a game. */
export interface EndWords<
  Fact = CountedFact,
  Decision = DecidingMove,
  Options = AnyOptions,
  View = AnyView,
> {
  /**
   * Returns the headline after a cooperative game, and the sentence below it.
   * @param left the `score` of the outcome, such as the number of cards left
   */
  together?(
    won: boolean,
    left: number,
    isPlayer: boolean,
  ): { readonly title: string; readonly sentence: string }
  /**
   * Returns the sentence about why the game ended before its usual end. Null if it ended as usual.
   */
  reason?(view: View): string | null
  /**
   * Returns a short remark for the caption of a shared picture, such as “so close”. It names no
   * player. Null if the game was not special.
   */
  caption?(outcome: Outcome, view: View): string | null
  /**
   * Translates the `index` of a `PlainCard`, such as `J`. Missing if the indexes are the same in
   * all languages.
   */
  cardIndex?(index: string): string
  /**
   * Returns the score of a player in words, such as “2 rounds”. Missing if the game counts only the
   * cards that are left.
   */
  score?(points: number, options: Options): string
  /**
   * Returns the label that the page shows below the value of `fact`.
   * @param who the player whose value it is
   */
  fact(fact: Fact, who: Who): string
  /**
   * Returns when the deciding move was made, and a sentence about this move. The sentence has at
   * most 65 letters, not counting names.
   */
  decidingMove(
    move: Decision,
    whoIs: (seat: Seat) => Who,
  ): { readonly when: string; readonly text: string }
}

/** The texts of a review, which shows the turns that the `hard` bot would have played. */
export interface ReviewWords<View = AnyView, Move = AnyMove> {
  /**
   * Returns a description of a whole turn, as a part of a sentence that the page completes.
   * @param view the view of any viewer at the beginning of the turn
   */
  turn(view: View, moves: readonly Move[]): string
}

/** The texts that introduce a game on the landing page. */
export interface Pitch {
  /** One word about the game. The landing page shows it on the picture of the game's box, after the number of players. */
  readonly word: string
  readonly sentence: string
}

/**
 * The captions of the six pictures on the rules page (`web/boards/NAME/pages/pictures.tsx`). They
 * explain enough of the rules to begin playing.
 */
export type PictureSentences = readonly [string, string, string, string, string, string]

/** The names and explanations of a game's options. */
export interface OptionWords<Values extends OptionValues = OptionValues> {
  /** Each option as a short question, and each of its values as a sentence. */
  readonly options: {
    readonly [Option in keyof Values]: ValueWords<Values[Option][number]>
  }
  readonly presets?: Readonly<Record<string, string>>
  readonly groups?: Readonly<Record<string, string>>
  /** Returns why two options cannot be played together. */
  readonly contradiction?: (contradiction: Contradiction) => string
}

interface ValueWords<Value extends string | number | boolean> {
  readonly name: string
  /**
   * The sentences of the values, or a function that returns them. It is a function if there are
   * many values, or if a value names a seat. `names` is empty before players have joined.
   */
  readonly values:
    | Readonly<Record<`${Value}`, string>>
    | SaysOf<[value: Value, names: readonly string[]]>
  /**
   * Returns a short label of a value, for a list of many values in which sentences would be too
   * long.
   */
  readonly short?: SaysOf<[value: Value]>
}

/** Method syntax makes the parameters bivariant, so that the words of one game are assignable to the words of any game. */
type SaysOf<Said extends readonly unknown[]> = { says(...said: Said): string }['says']

/** A section of the rules page. */
export interface RulebookSection {
  readonly title: string
  readonly rules: readonly {
    /** The id of the clause that the text states. It is also the anchor of the text on the page. */
    readonly clause: Clause
    /**
     * Whether this is a house rule, because no published rulebook decides the case. The page marks
     * house rules.
     */
    readonly house?: true
    readonly text: string
    /** The items of a list after the text, with one or two sentences each. */
    readonly list?: readonly string[]
  }[]
}

/** The text of one step of a lesson. */
export interface LessonText {
  readonly title: string
  readonly text: string
  /**
   * The action that the learner has to take now, with the words on the buttons. Missing if the
   * step has only a text to read.
   */
  readonly action?: string
}

/**
 * The texts of the first-game lesson, by the name of the step. The last step, `finish`, is shown
 * on a slip of paper at the end of the lesson.
 */
export type LessonWords = Readonly<Record<string, LessonText>> & { readonly finish: LessonText }

/** The name of a symbol on the table, and one short sentence about its meaning. */
export interface Tip {
  readonly name: string
  readonly says: string
}

/** The symbols of a game's board, by the name in `data-tip`. */
export type Tips = Readonly<Record<string, Tip>>

/** The name of a player; null stands for the reader, who is addressed as “you”. */
export type Who = string | null
