import './options.css'

import { useId } from 'preact/hooks'

import type { OptionWords } from '../../../shared/game/words.ts'
import { words } from '../../words/index.ts'
import { type OptionValue, sentenceOf } from './option-sentences.ts'

interface OptionQuestionProps {
  readonly option: string
  readonly allowed: readonly OptionValue[]
  readonly chosen: OptionValue
  readonly optionWords: OptionWords
  readonly names: readonly string[]
  /** Whether the value differs from the value in the nearest named rule set. */
  readonly isChanged: boolean
  /** Sentences that say how this value contradicts other options. */
  readonly problems: readonly string[]
  readonly onChoose: (value: OptionValue) => void
}

/**
 * Asks for the value of one option. Few values are shown as radio buttons with one sentence each.
 * Many values are shown as a drop-down list, with the sentence of the chosen value below.
 */
export function OptionQuestion(props: OptionQuestionProps) {
  const { option, allowed, isChanged, optionWords, problems } = props
  const problem = useId()
  const Answers = answersFor(allowed)
  return (
    <fieldset class="options-question" aria-describedby={problems.length > 0 ? problem : undefined}>
      <legend class="options-name" data-changed={isChanged}>
        {optionWords.options[option]?.name}
        {isChanged && <span class="visually-hidden"> ({words.value.differs})</span>}
      </legend>
      <Answers {...props} />
      <p class="problem" id={problem} role="alert" hidden={problems.length === 0}>
        {problems.join(' ')}
      </p>
    </fieldset>
  )
}

const fewAnswers = 6
const longestList = 60

function answersFor(allowed: readonly OptionValue[]) {
  if (allowed.length <= fewAnswers) return Sentences
  return allowed.length > longestList ? NumberField : LongList
}

function Sentences({ option, allowed, chosen, optionWords, names, onChoose }: OptionQuestionProps) {
  const group = useId()
  return allowed.map((value) => (
    <label class="options-answer" key={String(value)}>
      <input
        type="radio"
        name={group}
        checked={value === chosen}
        onChange={() => onChoose(value)}
      />
      <span>{sentenceOf(optionWords, option, value, names)}</span>
    </label>
  ))
}

function LongList({ option, allowed, chosen, optionWords, names, onChoose }: OptionQuestionProps) {
  const text = optionWords.options[option]
  const inOrder = allowed.toSorted((one, other) => Number(one) - Number(other) || 0)
  return (
    <>
      <select
        class="text-input"
        aria-label={text?.name}
        value={String(chosen)}
        onChange={({ currentTarget }) => {
          const value = allowed.find((each) => String(each) === currentTarget.value)
          if (value !== undefined) onChoose(value)
        }}
      >
        {inOrder.map((value) => (
          <option key={String(value)} value={String(value)}>
            {text?.short?.(value) ?? String(value)}
          </option>
        ))}
      </select>
      <p class="options-sentence">{sentenceOf(optionWords, option, chosen, names)}</p>
    </>
  )
}

/**
 * A field in which the viewer types the value of an option. It is used for options with more than
 * `longestList` values. These values are numbers, which are easier to type than to find in a list.
 */
function NumberField({
  option,
  allowed,
  chosen,
  optionWords,
  names,
  onChoose,
}: OptionQuestionProps) {
  const numbers = allowed.map(Number)
  return (
    <>
      <input
        class="text-input"
        type="number"
        inputMode="numeric"
        aria-label={optionWords.options[option]?.name}
        min={Math.min(...numbers)}
        max={Math.max(...numbers)}
        value={String(chosen)}
        onChange={({ currentTarget }) => {
          const value = currentTarget.valueAsNumber
          if (allowed.includes(value)) onChoose(value)
          else currentTarget.value = String(chosen)
        }}
      />
      <p class="options-sentence">{sentenceOf(optionWords, option, chosen, names)}</p>
    </>
  )
}
