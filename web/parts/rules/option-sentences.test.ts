import { expect, test } from 'vitest'

import type { OptionWords } from '../../../shared/game/words.ts'
import { optionSentences } from './option-sentences.ts'

const choices = { values: { hands: ['full', 'small'], expert: [false, true] } } as const
const words = {
  options: {
    hands: { name: 'Hands', values: { full: 'Full hands.', small: 'Small hands.' } },
    expert: { name: 'Expert', values: { false: 'Two cards a turn.', true: 'Three cards a turn.' } },
  },
} as unknown as OptionWords

test('the default options are sentences in the order of the game', () => {
  expect(optionSentences(choices, { hands: 'full', expert: false }, words, [])).toEqual([
    { option: 'hands', sentence: 'Full hands.', differs: false },
    { option: 'expert', sentence: 'Two cards a turn.', differs: false },
  ])
})

test('options that differ from the default come first and are marked', () => {
  expect(optionSentences(choices, { hands: 'full', expert: true }, words, [])).toEqual([
    { option: 'expert', sentence: 'Three cards a turn.', differs: true },
    { option: 'hands', sentence: 'Full hands.', differs: false },
  ])
})

test('a missing option has its default value', () => {
  expect(optionSentences(choices, {}, words, []).every(({ differs }) => !differs)).toBe(true)
})
