import { defaultsOf, type Choices } from '../../../shared/game/options.ts'
import type { OptionWords } from '../../../shared/game/words.ts'

export type OptionValue = string | number | boolean
/**
 * The chosen options without a game's own types, for parts of the page that work with every game.
 */
export type ChosenOptions = Readonly<Record<string, OptionValue>>

export type OptionSentence = {
  readonly option: string
  readonly sentence: string
  /** Whether the value differs from the default. */
  readonly differs: boolean
}

/** Returns the chosen options as sentences. Options that differ from their defaults come first. */
export function optionSentences(
  choices: Choices,
  changed: ChosenOptions,
  optionWords: OptionWords,
  names: readonly string[],
): readonly OptionSentence[] {
  const chosen = { ...defaultsOf(choices.values), ...changed }
  return relevantOptions(choices, chosen)
    .map(([option, [usual]]) => {
      const value = chosen[option] ?? ''
      const sentence = sentenceOf(optionWords, option, value, names)
      return { option, sentence, differs: value !== usual }
    })
    .sort((one, other) => Number(other.differs) - Number(one.differs))
}

/**
 * Returns the contradictions among the options. An option that was not chosen has its default
 * value.
 */
export const contradictionsIn = (choices: Choices, chosen: ChosenOptions) =>
  choices.contradictions?.({ ...defaultsOf(choices.values), ...chosen }) ?? []

/**
 * Returns the options to show, each with its possible values. Leaves out an option that the other
 * choices make irrelevant.
 */
export const relevantOptions = (choices: Choices, chosen: ChosenOptions) =>
  Object.entries(choices.values).filter(([option]) => choices.isRelevant?.(option, chosen) ?? true)

/**
 * Returns an option's value as a sentence.
 * @param names the names of the players
 */
export function sentenceOf(
  optionWords: OptionWords,
  option: string,
  value: OptionValue,
  names: readonly string[],
): string {
  const values = optionWords.options[option]?.values
  return (typeof values === 'function' ? values(value, names) : values?.[`${value}`]) ?? ''
}
