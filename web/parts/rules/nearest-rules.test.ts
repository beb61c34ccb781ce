import { expect, test } from 'vitest'

import { choices } from '../../../shared/games/switch/options.ts'
import { nearestRules } from './nearest-rules.ts'

const mauMau = choices.presets?.['mau-mau'] ?? {}

test('a named rule set has no differences from itself', () => {
  expect(nearestRules(choices, {})).toEqual({ set: 'usual', changed: [] })
  expect(nearestRules(choices, mauMau)).toEqual({ set: 'mau-mau', changed: [] })
})

test('custom rules are compared with the nearest rule set', () => {
  expect(nearestRules(choices, { ...mauMau, jokers: 2, hand: 6 })).toEqual({
    set: 'mau-mau',
    changed: ['hand', 'jokers'],
  })
})

test('an irrelevant option does not count as a difference', () => {
  expect(nearestRules(choices, { ...mauMau, draw2Count: 9 }).changed).toEqual([])
})
