import { expect, test } from 'vitest'

import { choices } from '../../../shared/games/switch/options.ts'
import { nearestRules } from './nearest-rules.ts'

const mauMau = choices.presets?.['mau-mau'] ?? {}

test('rules that have a name differ from it in nothing', () => {
  expect(nearestRules(choices, {})).toEqual({ set: 'usual', changed: [] })
  expect(nearestRules(choices, mauMau)).toEqual({ set: 'mau-mau', changed: [] })
})

test('rules of your own are told by the named ones that are nearest', () => {
  expect(nearestRules(choices, { ...mauMau, jokers: 2, hand: 6 })).toEqual({
    set: 'mau-mau',
    changed: ['hand', 'jokers'],
  })
})

test('what means nothing beside the others is no change', () => {
  expect(nearestRules(choices, { ...mauMau, draw2Count: 9 }).changed).toEqual([])
})
