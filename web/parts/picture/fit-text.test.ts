import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fitText } from './fit-text.ts'

/** Measures a text as if each letter were half as wide as the font size. */
const measure = (text: string, size: number): number => (text.length * size) / 2
const sizes = [
  { size: 20, lines: 1 },
  { size: 10, lines: 2 },
]

test('a short text has the largest size', () => {
  expect(fitText('All 98!', { width: 100, sizes }, measure)).toEqual({
    size: 20,
    lines: ['All 98!'],
  })
})

test('a longer text is smaller, in lines of about the same length', () => {
  expect(fitText('What a round that was', { width: 100, sizes }, measure)).toEqual({
    size: 10,
    lines: ['What a round', 'that was'],
  })
})

test('a no-break space never ends a line', () => {
  const { lines } = fitText('Quelle manche\u202f!', { width: 70, sizes }, measure)
  expect(lines).toEqual(['Quelle', 'manche\u202f!'])
})

test('every word of a text is kept, and a line is wider than the room only if one word is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 14 }), { minLength: 1 }), (all) => {
      const text = all.join(' ')
      const { size, lines } = fitText(text, { width: 60, sizes }, measure)
      expect(lines.join(' ')).toBe(text)
      const broken = lines.filter((line) => line.includes(' ') && measure(line, size) > 60)
      expect(broken).toEqual([])
    }),
  )
})
