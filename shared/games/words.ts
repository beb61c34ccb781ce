import type { Clause, Outcome } from './game.ts'
import type { Contradiction, OptionValues } from './options.ts'

/** What every game says in every language; a game's own words for its board come beside these. */
export interface GameWords<Values extends OptionValues = OptionValues> {
  /** Each option as a question of few words, and each of its values as a sentence. */
  readonly options: {
    readonly [Option in keyof Values]: {
      readonly name: string
      /** A function where the values are many, or name a seat; `names` is empty while nobody sits. */
      readonly values:
        | Readonly<Record<`${Values[Option][number]}`, string>>
        | Saying<Values[Option][number]>
      /** What stands in a list of many values to choose from, where a sentence would be too long. */
      short?(value: Values[Option][number]): string
    }
  }
  readonly presets?: Readonly<Record<string, string>>
  /** Why these options cannot be played together. */
  readonly contradiction?: (contradiction: Contradiction) => string
  /** The sentence that a player is shown whose move this clause forbids. */
  readonly clauses: Readonly<Record<Clause, string>>
  readonly outcome: (outcome: Outcome, names: readonly string[]) => string
}

/** Typed as a method is: the words of one game are then words of some game, whose values are not known. */
type Saying<Value> = { says(value: Value, names: readonly string[]): string }['says']

/** A part of the rules page. A game's `rulebook/` holds them by language, apart from its words: few read it at the table. */
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
