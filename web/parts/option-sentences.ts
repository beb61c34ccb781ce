import { defaultsOf, type Choices } from '../../shared/games/options.ts'
import type { GameWords } from '../../shared/games/words.ts'
import type { ChosenOptions } from './OptionsForm.tsx'

export type OptionSentence = {
  readonly option: string
  readonly sentence: string
  /** It is not what the game does unless somebody chooses. */
  readonly differs: boolean
}

/** The chosen rules as sentences, those first that differ from the usual ones. */
export const optionSentences = (
  choices: Choices,
  chosen: ChosenOptions,
  words: GameWords,
  names: readonly string[],
): readonly OptionSentence[] =>
  askedOf(choices, { ...defaultsOf(choices.values), ...chosen })
    .map(([option, [usual]]) => {
      const value = chosen[option] ?? usual
      return {
        option,
        sentence: value === undefined ? '' : sentenceOf(words, option, value, names),
        differs: value !== usual,
      }
    })
    .sort((one, other) => Number(other.differs) - Number(one.differs))

/** The options that mean something beside the others, each with its values. */
export const askedOf = (choices: Choices, chosen: ChosenOptions) =>
  Object.entries(choices.values).filter(([option]) => choices.matters?.(option, chosen) ?? true)

/** An option's value as a sentence. `names` are those of the seats, where somebody sits already. */
export function sentenceOf(
  words: GameWords,
  option: string,
  value: string | number | boolean,
  names: readonly string[],
): string {
  const values = words.options[option]?.values
  return (typeof values === 'function' ? values(value, names) : values?.[`${value}`]) ?? ''
}
