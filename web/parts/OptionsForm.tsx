import './options.css'

import { useId } from 'preact/hooks'

import type { OptionValues } from '../../shared/games/options.ts'
import type { GameWords } from '../../shared/games/words.ts'

/** Options as plain data, for pages that know no game by name. */
export type ChosenOptions = Readonly<Record<string, string | number | boolean>>

interface OptionsFormProps {
  readonly values: OptionValues
  readonly chosen: ChosenOptions
  readonly words: GameWords
  readonly onChoose: (options: ChosenOptions) => void
}

/** The rules that a table may choose: each a question, each answer a sentence, the usual one first. */
export function OptionsForm({ values, chosen, words, onChoose }: OptionsFormProps) {
  const form = useId()
  return (
    <div class="options-form">
      {Object.entries(values).map(([option, allowed]) => (
        <fieldset key={option}>
          <legend>{words.options[option]?.name}</legend>
          {allowed.map((value) => (
            <label class="options-answer" key={String(value)}>
              <input
                type="radio"
                name={`${form}-${option}`}
                checked={chosen[option] === value}
                onChange={() => onChoose({ ...chosen, [option]: value })}
              />
              <span>{words.options[option]?.values[`${value}`]}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
