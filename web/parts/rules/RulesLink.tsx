import { useState } from 'preact/hooks'

import type { Choices } from '../../../shared/game/options.ts'
import { rulesCode } from '../../../shared/game/rules-code.ts'
import { localise, words } from '../../words/index.ts'
import { ruleChoiceWords } from '../../words/rule-choice.ts'
import { copyText } from '../copy-text.ts'
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
  const [copied, setCopied] = useState('')
  return (
    <p class="row">
      <button
        class="button"
        type="button"
        onClick={() =>
          void copyText(location.origin + path).then((done) => setCopied(done ? path : ''))
        }
      >
        <Icon name="copy" />
        {localise(ruleChoiceWords).link}
      </button>
      <span class="soft" role="status">
        {copied === path && words.value.invite.copied}
      </span>
    </p>
  )
}
