import { expect, test } from 'vitest'

import { textWidth, widestWordWidth } from './text-width.ts'

test('a wide letter counts for more than three narrow ones', () => {
  expect(textWidth('W')).toBeGreaterThan(textWidth('iii'))
  expect(textWidth('WWWWWWWWWWWWWWWW')).toBeCloseTo(15.84)
})

test.each([
  ['Änne', 'Anne'],
  ['Ĝỹ', 'Gy'],
  ['ผู้', 'ผ'],
])('%s is as wide as %s: accents take no room beside their letters', (accented, plain) => {
  expect(textWidth(accented)).toBe(textWidth(plain))
})

test('lines break at spaces and after hyphens, so the longest part in between counts', () => {
  expect(widestWordWidth('Maximiliane-Ruth Gräfin')).toBe(textWidth('Maximiliane-'))
  expect(widestWordWidth('Bo')).toBe(textWidth('Bo'))
})
