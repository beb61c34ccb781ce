import { expect, test } from 'vitest'

import { pegNotes } from './day-sounds.ts'

test('a peg sounds a fifth higher for each full week of consecutive days', () => {
  const pitches = [1, 6, 7, 14, 28, 400].map((streak) => pegNotes(streak)[0]?.hz)
  expect(pitches).toEqual([196, 196, 294, 441, 992.25, 992.25])
})
