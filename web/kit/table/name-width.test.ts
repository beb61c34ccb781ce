import { expect, test } from 'vitest'

import { wideOf, widestWordOf } from './name-width.ts'

test('a wide letter counts for more than three narrow ones', () => {
  expect(wideOf('W')).toBeGreaterThan(wideOf('iii'))
  expect(wideOf('WWWWWWWWWWWWWWWW')).toBeCloseTo(15.84)
})

test.each([
  ['Änne', 'Anne'],
  ['Ĝỹ', 'Gy'],
  ['ผู้', 'ผ'],
])('%s is as wide as %s: accents take no room beside their letters', (accented, plain) => {
  expect(wideOf(accented)).toBe(wideOf(plain))
})

test('a line breaks at blanks and after hyphens, so the longest part in between counts', () => {
  expect(widestWordOf('Maximiliane-Ruth Gräfin')).toBe(wideOf('Maximiliane-'))
  expect(widestWordOf('Bo')).toBe(wideOf('Bo'))
})
