import './options.css'

import { defaultsOf, type Choices } from '../../shared/game/options.ts'
import { presetOf, usualRules } from '../../shared/game/rules-code.ts'
import type { OptionWords } from '../../shared/game/words.ts'
import { words } from '../words/index.ts'
import { Choice } from './Choice.tsx'
import { contradictionsIn, relevantOptions, type ChosenOptions } from './option-sentences.ts'
import { OptionQuestion } from './OptionQuestion.tsx'
import { RulesLink } from './RulesLink.tsx'

interface OptionsFormProps {
  readonly game: string
  readonly choices: Choices
  readonly chosen: ChosenOptions
  readonly optionWords: OptionWords
  /** Of the seats, where somebody sits already. */
  readonly names: readonly string[]
  readonly onChoose: (options: ChosenOptions) => void
}

/** The rules that a table may choose: sets that have a name, and each rule as a question. What contradicts is told at once. */
export function OptionsForm(props: OptionsFormProps) {
  const { game, choices, optionWords, names, onChoose } = props
  const usual = defaultsOf(choices.values)
  const chosen = { ...usual, ...props.chosen }
  const contradictions = contradictionsIn(choices, chosen)
  return (
    <div class="options-form">
      {choices.presets && <Presets {...props} chosen={chosen} />}
      {relevantOptions(choices, chosen).map(([option, allowed]) => (
        <OptionQuestion
          key={option}
          option={option}
          allowed={allowed}
          chosen={chosen[option] ?? ''}
          optionWords={optionWords}
          names={names}
          problems={contradictions
            .filter((one) => one.option === option || one.with === option)
            .map((one) => optionWords.contradiction?.(one) ?? '')}
          onChoose={(value) => onChoose({ ...chosen, [option]: value })}
        />
      ))}
      {contradictions.length === 0 && <RulesLink game={game} choices={choices} chosen={chosen} />}
    </div>
  )
}

function Presets({ choices, chosen, optionWords, onChoose }: OptionsFormProps) {
  const text = words.value.options
  const own = ''
  const presets = Object.keys(choices.presets ?? {})
  const standing = presetOf(choices, chosen)
  return (
    <Choice
      title={text.presets}
      chosen={standing ?? own}
      values={[
        { value: usualRules, name: text.usual },
        ...presets.map((value) => ({ value, name: optionWords.presets?.[value] ?? value })),
        ...(standing === null ? [{ value: own, name: text.own }] : []),
      ]}
      onChoose={(preset) => {
        if (preset !== own)
          onChoose({ ...defaultsOf(choices.values), ...choices.presets?.[preset] } as ChosenOptions)
      }}
    />
  )
}
