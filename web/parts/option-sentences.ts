import type { OptionValues } from '../../shared/games/options.ts'
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
  values: OptionValues,
  chosen: ChosenOptions,
  words: GameWords,
): readonly OptionSentence[] =>
  Object.entries(values)
    .map(([option, [usual]]) => {
      const value = chosen[option] ?? usual
      return {
        option,
        sentence: words.options[option]?.values[`${value}`] ?? '',
        differs: value !== usual,
      }
    })
    .sort((one, other) => Number(other.differs) - Number(one.differs))
