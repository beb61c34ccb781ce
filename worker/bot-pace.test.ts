import { expect, test } from 'vitest'

import { botPaceOf } from './bot-pace.ts'

test('BOT_PACE is the factor for the pace of bots, and only a positive number changes it', () => {
  expect(botPaceOf({ BOT_PACE: '0.1' })).toBe(0.1)
  expect(botPaceOf({})).toBe(1)
  for (const unusable of ['', '0', '-2', 'fast'])
    expect([unusable, botPaceOf({ BOT_PACE: unusable })]).toEqual([unusable, 1])
})
