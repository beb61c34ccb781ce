import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { games } from '../games/all.ts'
import { anyPlan } from './invariants/games-by-chance.ts'
import { defaultsOf, type Choices, type OptionsOf, type OptionValues } from './options.ts'
import { presetOf, readRulesCode, rulesCode } from './rules-code.ts'

const choices: Choices = {
  values: { hand: [7, 5, 3], jokers: [false, true], wish: ['ace', 'none', 'eight'] },
  presets: { 'small-hands': { hand: 3 } },
  isRelevant: (option, { jokers }) => option !== 'wish' || jokers === true,
  contradictions: ({ hand, jokers }) =>
    jokers === true && hand === 3
      ? [{ option: 'jokers', reason: 'too-few-cards', with: 'hand' }]
      : [],
}
const usual = defaultsOf(choices.values)

test('the code of the default rules or a preset is its name', () => {
  expect(rulesCode(choices, usual)).toBe('usual')
  expect(rulesCode(choices, { ...usual, hand: 3 })).toBe('small-hands')
  expect(readRulesCode(choices, 'small-hands')).toEqual({ ok: true, value: { ...usual, hand: 3 } })
})

test('an option without an effect does not change the code of a preset', () => {
  expect(presetOf(choices, { ...usual, wish: 'eight' })).toBe('usual')
  expect(presetOf(choices, { ...usual, jokers: true, wish: 'eight' })).toBe(null)
})

test('other rules have a short code', () => {
  const options = { hand: 5, jokers: true, wish: 'none' }
  const code = rulesCode(choices, options)
  expect(code).toMatch(/^[0-9a-z]{3,4}$/)
  expect(readRulesCode(choices, code)).toEqual({ ok: true, value: options })
})

test('a code for other lists of values is refused', () => {
  const code = rulesCode(choices, { hand: 5, jokers: true, wish: 'none' })
  const longer = { ...choices, values: { ...choices.values, hand: [7, 6, 5, 3] } }
  expect(readRulesCode(longer, code)).toEqual({ ok: false, refused: 'unreadable' })
})

test('a code of contradicting options is refused', () => {
  const code = rulesCode(choices, { hand: 3, jokers: true, wish: 'none' })
  expect(readRulesCode(choices, code)).toMatchObject({ ok: false })
})

test.each(['', 'x', 'constructor', '__proto__', 'ÄÖ', '00', 'zz'.repeat(30)])(
  'the letters %j mean no rules',
  (code) => {
    expect(readRulesCode(choices, code)).toEqual({ ok: false, refused: 'unreadable' })
  },
)

describe.each(games.map((game) => [game.about.id, game] as const))('%s', (_, game) => {
  test('any rules round-trip through their code, which is short', () => {
    fc.assert(
      fc.property(anyPlan(game), (plan) => {
        const options = plan.options as unknown as OptionsOf<OptionValues>
        const code = rulesCode(game.choices, options)
        expect(code.length).toBeLessThanOrEqual(24)
        const read = readRulesCode(game.choices, code)
        expect(read.ok && rulesCode(game.choices, read.value)).toBe(code)
      }),
    )
  })
})
