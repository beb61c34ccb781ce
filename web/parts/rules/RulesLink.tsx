import { useState } from 'preact/hooks'

import type { Choices } from '../../../shared/game/options.ts'
import { rulesCode } from '../../../shared/game/rules-code.ts'
import { localise } from '../../words/index.ts'
import { ruleChoiceWords } from '../../words/rule-choice.ts'
import { copyLink } from '../copy-text.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { ChosenOptions } from './option-sentences.ts'

interface RulesLinkProps {
  readonly game: string
  readonly choices: Choices
  readonly chosen: ChosenOptions
}

/** A button that copies a link. The link leads to a new table with these rules. */
export function RulesLink({ game, choices, chosen }: RulesLinkProps) {
  const path = `/open/${game}/${rulesCode(choices, chosen)}`
  const [news, setNews] = useState({ path: '', text: '' })
  return (
    <p class="row">
      <button
        class="button"
        type="button"
        onClick={() => void copyLink(location.origin + path, (text) => setNews({ path, text }))}
      >
        <Icon name="copy" />
        {localise(ruleChoiceWords).link}
      </button>
      <span class="soft" role="status">
        {news.path === path && news.text}
      </span>
    </p>
  )
}
