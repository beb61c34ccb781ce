import './options.css'

import type { Choices } from '../../shared/games/options.ts'
import { presetOf, usualRules } from '../../shared/games/rules-code.ts'
import type { GameWords } from '../../shared/games/words.ts'
import { words } from '../words/index.ts'
import { type ChosenOptions, type OptionSentence, optionSentences } from './option-sentences.ts'

interface RulesChosenProps {
  readonly choices: Choices
  readonly chosen: ChosenOptions
  readonly gameWords: GameWords
  readonly names: readonly string[]
}

/** What is played, in sentences: what differs from the usual rules first. Where the usual ones are many, they wait behind a line. */
export function RulesChosen({ choices, chosen, gameWords, names }: RulesChosenProps) {
  const told = words.value.options
  const sentences = optionSentences(choices, chosen, gameWords, names)
  const different = sentences.filter(({ differs }) => differs)
  const usual = sentences.filter(({ differs }) => !differs)
  const preset = presetOf(choices, { ...chosen })
  return (
    <>
      {choices.presets && preset !== null && (
        <p>
          <strong>
            {preset === usualRules ? told.usual : (gameWords.presets?.[preset] ?? preset)}
          </strong>
        </p>
      )}
      {sentences.length <= all ? (
        <SentenceList sentences={sentences} />
      ) : (
        <>
          {different.length > 0 && <SentenceList sentences={different} />}
          <details class="options-rest">
            <summary>{different.length > 0 ? told.rest : told.all}</summary>
            <SentenceList sentences={usual} />
          </details>
        </>
      )}
    </>
  )
}

/** So many fit on a phone beside the rest. */
const all = 8

const SentenceList = ({ sentences }: { readonly sentences: readonly OptionSentence[] }) => (
  <ul class="options-list">
    {sentences.map(({ option, sentence, differs }) => (
      <li key={option} data-differs={differs}>
        <span>
          {sentence}
          {differs && <span class="for-ears"> ({words.value.differs})</span>}
        </span>
      </li>
    ))}
  </ul>
)
