import './options.css'

import { defaultsOf, type Choices } from '../../../shared/game/options.ts'
import { presetOf, usualRules } from '../../../shared/game/rules-code.ts'
import type { OptionWords } from '../../../shared/game/words.ts'
import { localise, words } from '../../words/index.ts'
import { ruleChoiceWords } from '../../words/rule-choice.ts'
import { type ChosenOptions, type OptionSentence, optionSentences } from './option-sentences.ts'

interface ChosenRulesProps {
  readonly choices: Choices
  readonly chosen: ChosenOptions
  readonly optionWords: OptionWords
  readonly names: readonly string[]
  /**
   * `listed` shows all rules, and collapses the usual ones if there are many. `left-out` shows only
   * the rules that differ from the usual ones. If more than `few` differ, it shows a collapsed list
   * of all rules.
   */
  readonly usual: 'listed' | 'left-out'
}

/**
 * Shows the rules of a table as sentences. The rules that differ from the usual ones come first.
 */
export function ChosenRules(props: ChosenRulesProps) {
  const { choices, chosen, optionWords, names } = props
  const text = localise(ruleChoiceWords)
  const sentences = optionSentences(choices, chosen, optionWords, names)
  const different = sentences.filter(({ differs }) => differs)
  const preset = presetOf(choices, { ...defaultsOf(choices.values), ...chosen })
  return (
    <>
      {choices.presets && preset !== null && (
        <p>
          <strong>
            {preset === usualRules ? text.usual : (optionWords.presets?.[preset] ?? preset)}
          </strong>
        </p>
      )}
      {different.length > 0 && (props.usual === 'listed' || different.length <= few) && (
        <SentenceList sentences={different} />
      )}
      {props.usual === 'listed' ? (
        <Folded
          sentences={sentences.filter(({ differs }) => !differs)}
          summary={different.length > 0 ? text.rest : text.all}
        />
      ) : (
        different.length > few && <Folded sentences={sentences} summary={text.all} />
      )}
    </>
  )
}

interface FoldedProps {
  readonly sentences: readonly OptionSentence[]
  readonly summary: string
}

const Folded = ({ sentences, summary }: FoldedProps) =>
  sentences.length <= few ? (
    <SentenceList sentences={sentences} />
  ) : (
    <details class="options-rest">
      <summary>{summary}</summary>
      <SentenceList sentences={sentences} />
    </details>
  )

/** The number of sentences that fit on a phone without scrolling. */
const few = 7

const SentenceList = ({ sentences }: { readonly sentences: readonly OptionSentence[] }) => (
  <ul class="options-list">
    {sentences.map(({ option, sentence, differs }) => (
      <li key={option} data-differs={differs}>
        <span>
          {sentence}
          {differs && <span class="visually-hidden"> ({words.value.differs})</span>}
        </span>
      </li>
    ))}
  </ul>
)
