import { expect, test } from 'vitest'

import { defaultsOf } from '../../../shared/game/options.ts'
import { choices } from '../../../shared/games/switch/options.ts'
import { optionWords } from '../../../shared/games/switch/words/en/rules.ts'
import { inEnglish, render } from '../../testing/render.ts'
import { nearestRules } from './nearest-rules.ts'
import { RuleSets } from './RuleSets.tsx'

inEnglish()

const cardsOf = (set: Element) =>
  [...set.querySelectorAll<HTMLElement>('.card-index .decorative-text')].map(
    ({ dataset }) => dataset['text'],
  )

test('each rule set shows its wild cards and its draw cards', async () => {
  const chosen = { ...defaultsOf(choices.values), wildSuit: 'Q' }
  const room = render(
    <RuleSets
      {...{ choices, chosen, optionWords }}
      game="switch"
      nearest={nearestRules(choices, chosen)}
      onChoose={() => {}}
    />,
  )
  const sets = [...room.querySelectorAll('.rule-set')]
  await expect
    .poll(() => sets.map(cardsOf))
    .toEqual([
      ['A', '2'],
      ['J', '7'],
      ['8', '8'],
      ['Q', '2'],
    ])
})
