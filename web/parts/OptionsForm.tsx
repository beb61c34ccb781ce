import './options.css'

import { useId } from 'preact/hooks'

import { defaultsOf, type Choices } from '../../shared/games/options.ts'
import type { GameWords } from '../../shared/games/words.ts'
import { askedOf, sentenceOf } from './option-sentences.ts'

/** Options as plain data, for pages that know no game by name. */
export type ChosenOptions = Readonly<Record<string, string | number | boolean>>

interface OptionsFormProps {
  readonly choices: Choices
  readonly chosen: ChosenOptions
  readonly words: GameWords
  /** Of the seats, where somebody sits already. */
  readonly names?: readonly string[]
  readonly onChoose: (options: ChosenOptions) => void
}

/** The rules that a table may choose: each a question, each answer a sentence, the usual one first. */
export function OptionsForm({
  choices,
  chosen: changed,
  words,
  names = [],
  onChoose,
}: OptionsFormProps) {
  const { values } = choices
  const chosen = { ...defaultsOf(values), ...changed }
  const form = useId()
  return (
    <div class="options-form">
      {askedOf(choices, chosen).map(([option, allowed]) => (
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
              <span>{sentenceOf(words, option, value, names)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
