import './options.css'

import { useState } from 'preact/hooks'

import { defaultsOf, type Choices } from '../../../shared/game/options.ts'
import type { OptionWords } from '../../../shared/game/words.ts'
import { localise } from '../../words/index.ts'
import { ruleChoiceWords } from '../../words/rule-choice.ts'
import { nearestRules } from './nearest-rules.ts'
import { contradictionsIn, relevantOptions, type ChosenOptions } from './option-sentences.ts'
import { OptionQuestion } from './OptionQuestion.tsx'
import { RulesLink } from './RulesLink.tsx'
import { Difference, RuleSets } from './RuleSets.tsx'

interface OptionsFormProps {
  readonly game: string
  readonly choices: Choices
  readonly chosen: ChosenOptions
  readonly optionWords: OptionWords
  readonly names: readonly string[]
  readonly onChoose: (options: ChosenOptions) => void
}

/**
 * The form for a table's rules: the named rule sets, the differences between the choice and the
 * nearest rule set, and a question for each option. Shows contradictions as soon as they arise.
 */
export function OptionsForm(props: OptionsFormProps) {
  const { game, choices, optionWords, names, onChoose } = props
  const chosen = { ...defaultsOf(choices.values), ...props.chosen }
  const contradictions = contradictionsIn(choices, chosen)
  const nearest = nearestRules(choices, chosen)
  const relevant = relevantOptions(choices, chosen)

  const question = ([option, allowed]: (typeof relevant)[number]) => (
    <OptionQuestion
      key={option}
      option={option}
      allowed={allowed}
      chosen={chosen[option] ?? ''}
      isChanged={nearest.changed.includes(option)}
      optionWords={optionWords}
      names={names}
      problems={contradictions
        .filter((one) => one.option === option || one.with === option)
        .map((one) => optionWords.contradiction?.(one) ?? '')}
      onChoose={(value) => onChoose({ ...chosen, [option]: value })}
    />
  )

  return (
    <div class="options-form">
      {choices.presets && (
        <RuleSets {...{ game, choices, chosen, optionWords, nearest, onChoose }} />
      )}
      <Difference {...{ choices, chosen, optionWords, names, nearest }} />
      {choices.groups === undefined ? (
        <div class="options-questions">{relevant.map(question)}</div>
      ) : (
        Object.entries(choices.groups).map(([group, options]) => (
          <Group
            key={group}
            name={optionWords.groups?.[group] ?? group}
            changes={options.filter((option) => nearest.changed.includes(option)).length}
            contradicts={contradictions.some(
              (one) => options.includes(one.option) || options.includes(one.with),
            )}
          >
            {relevant.filter(([option]) => options.includes(option)).map(question)}
          </Group>
        ))
      )}
      {contradictions.length === 0 && <RulesLink game={game} choices={choices} chosen={chosen} />}
    </div>
  )
}

interface GroupProps {
  readonly name: string
  readonly changes: number
  /**
   * Whether an option of this group contradicts another option. If so, the group stays open.
   */
  readonly contradicts: boolean
  readonly children: readonly ReturnType<typeof OptionQuestion>[]
}

function Group({ name, changes, contradicts, children }: GroupProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      class="options-group"
      open={isOpen || contradicts}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span class="options-name" data-changed={changes > 0}>
          {name}
        </span>
        {changes > 0 && <small>{localise(ruleChoiceWords).changes(changes)}</small>}
      </summary>
      <div class="options-questions">{children}</div>
    </details>
  )
}
