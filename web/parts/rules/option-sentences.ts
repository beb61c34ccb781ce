import { defaultsOf, type Choices } from '../../../shared/game/options.ts'
import type { OptionWords } from '../../../shared/game/words.ts'

export type OptionValue = string | number | boolean
/** Options as plain data, for pages that know no game by name. */
export type ChosenOptions = Readonly<Record<string, OptionValue>>

export type OptionSentence = {
  readonly option: string
  readonly sentence: string
  /** It is not what the game does unless somebody chooses. */
  readonly differs: boolean
}

/** The chosen rules as sentences, those first that differ from the usual ones. */
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

/** Where rules contradict each other, those counted in that are as usual. */
export const contradictionsIn = (choices: Choices, chosen: ChosenOptions) =>
  choices.contradictions?.({ ...defaultsOf(choices.values), ...chosen }) ?? []

/** The options that mean something beside the others, each with its values. */
export const relevantOptions = (choices: Choices, chosen: ChosenOptions) =>
  Object.entries(choices.values).filter(([option]) => choices.matters?.(option, chosen) ?? true)

/** An option's value as a sentence. `names` are those of the seats, where somebody sits already. */
export function sentenceOf(
  optionWords: OptionWords,
  option: string,
  value: OptionValue,
  names: readonly string[],
): string {
  const values = optionWords.options[option]?.values
  return (typeof values === 'function' ? values(value, names) : values?.[`${value}`]) ?? ''
}
