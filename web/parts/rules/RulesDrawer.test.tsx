import { expect, test } from 'vitest'

import { defaultsOf } from '../../../shared/game/options.ts'
import { choices } from '../../../shared/games/switch/options.ts'
import { localise } from '../../words/index.ts'
import { optionWords } from '../../../shared/games/switch/words/en/rules.ts'
import { inEnglish, press, render, textOf } from '../../testing/render.ts'
import { ruleChoiceWords } from '../../words/rule-choice.ts'
import type { ChosenOptions } from './option-sentences.ts'
import { RulesDrawer } from './RulesDrawer.tsx'

inEnglish()

function drawer(chosen: ChosenOptions) {
  let closed = 0
  const room = render(
    <RulesDrawer
      {...{ choices, chosen, optionWords }}
      game="switch"
      names={[]}
      problem={null}
      onChoose={() => {}}
      close={() => (closed += 1)}
    />,
  )
  return { room, closed: () => closed }
}

test('contradictory rules keep the drawer open', () => {
  const [contradicting = {}] = Object.entries(choices.values).flatMap(([option, values]) =>
    values.slice(1).flatMap((value) => {
      const chosen = { [option]: value }
      const all = { ...defaultsOf(choices.values), ...chosen }
      return (choices.contradictions?.(all) ?? []).length > 0 ? [chosen] : []
    }),
  )
  expect(Object.keys(contradicting)).toHaveLength(1)
  const { room, closed } = drawer(contradicting)
  expect(textOf(room)).toContain(localise(ruleChoiceWords).unsettled)
  press(room, localise(ruleChoiceWords).done)
  expect(closed()).toBe(0)
})

test('valid rules close the drawer with one tap', () => {
  const { room, closed } = drawer({})
  press(room, localise(ruleChoiceWords).done)
  expect(closed()).toBe(1)
})
