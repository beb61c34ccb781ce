import type { AnyMove, AnyView, Clause, Outcome, Reason, Seat } from './game.ts'
import type { Contradiction, OptionValues } from './options.ts'

// Each language of a game is three files in `words/` of its folder: `table.ts`, `rules.ts` and `extras.ts`.

/** What `table.ts` exports. It loads with the board. */
export interface TableWords {
  readonly words: GameWords
  readonly clauses: Clauses
}

/** What `rules.ts` exports. It loads with the rules page and the choice of rules. */
export interface RulesWords {
  readonly pictureSentences: PictureSentences
  readonly rulebook: readonly RulebookSection[]
  readonly optionWords: OptionWords
}

/** What `extras.ts` exports. It loads with a bot's reason, a symbol's tip, the lesson, or the replay. */
export interface ExtraWords {
  readonly lesson: LessonWords
  readonly tips: Tips
  readonly reasonWords: ReasonWords
  /** Only its own `Story` reads it. */
  readonly storyWords: unknown
  /** Only of games that all win together. */
  readonly reviewWords?: ReviewWords
}

/** What every game says at the table. The words of its own board stand beside it. */
export interface GameWords {
  outcome(outcome: Outcome, names: readonly string[]): string
}

/** What a game says whose board is the kit's plain one. */
export interface PlainWords<View = AnyView, Move = AnyMove> extends GameWords {
  /** What the viewer may do now, or for whom everybody waits. */
  prompt(view: View, names: readonly string[]): string
  /** All that is seen, from top to bottom; what a card shows is different for each card. */
  rows(
    view: View,
    names: readonly string[],
  ): readonly { readonly title: string; readonly cards: readonly string[] }[]
  /** On the button that makes it. */
  move(move: Move, view: View): string
}

/** The sentence that a player is shown whose move a clause forbids. */
export type Clauses = Readonly<Record<Clause, string>>

/** Why a bot moved as it did, in a sentence of its own. */
export interface ReasonWords<Why extends Reason = Reason> {
  /** `me`: the seat of whoever reads it, who is spoken to. */
  sentence(reason: Why, names: readonly string[], me: Seat | null): string
}

/** What the best bot would have done, in words. */
export interface ReviewWords<View = AnyView, Move = AnyMove> {
  /** A whole turn of its own, as a clause that a remark may follow; `view`: anybody's, when the turn began. */
  turn(view: View, moves: readonly Move[]): string
}

/** What makes somebody choose a game. */
export interface Pitch {
  /** What it is like, in a word: it stands on its box, after how many play. */
  readonly word: string
  readonly sentence: string
}

/** How a game is played, under the six pictures of its rules page (`web/boards/NAME/pages/pictures.tsx`): enough to begin. */
export type PictureSentences = readonly [string, string, string, string, string, string]

/** What may be chosen in a game, in words. */
export interface OptionWords<Values extends OptionValues = OptionValues> {
  /** Each option as a question of few words, and each of its values as a sentence. */
  readonly options: {
    readonly [Option in keyof Values]: ValueWords<Values[Option][number]>
  }
  readonly presets?: Readonly<Record<string, string>>
  readonly groups?: Readonly<Record<string, string>>
  /** Why these options cannot be played together. */
  readonly contradiction?: (contradiction: Contradiction) => string
}

interface ValueWords<Value extends string | number | boolean> {
  readonly name: string
  /** A function where the values are many, or name a seat; `names` is empty while nobody sits. */
  readonly values:
    | Readonly<Record<`${Value}`, string>>
    | SaysOf<[value: Value, names: readonly string[]]>
  /** What stands in a list of many values to choose from, where a sentence would be too long. */
  readonly short?: SaysOf<[value: Value]>
}

/** Typed as a method is: the words of one game are then words of some game, whose values are not known. */
type SaysOf<Said extends readonly unknown[]> = { says(...said: Said): string }['says']

/** A part of the rules page. */
export interface RulebookSection {
  readonly title: string
  readonly rules: readonly {
    /** The clause that it states; its anchor on the page. */
    readonly clause: Clause
    /** Ours, because no rulebook settles it; the page says so. */
    readonly house?: true
    readonly text: string
    /** What the text announces, a sentence or two each. */
    readonly list?: readonly string[]
  }[]
}

/** What the guide of a first game says at each step, by the step's name. */
export type LessonWords = Readonly<
  Record<string, { readonly title: string; readonly text: string }>
>

/** A symbol of the table: what it is called, and in one short sentence what it means. */
export interface Tip {
  readonly name: string
  readonly says: string
}

/** The symbols of a game's board, by the name in `data-tip`. */
export type Tips = Readonly<Record<string, Tip>>

/** Somebody by their name; null is whoever reads it. */
export type Who = string | null
