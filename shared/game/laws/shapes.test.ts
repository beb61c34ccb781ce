import { expect, test } from 'vitest'

import { shapesOf, unknownShapes } from './shapes.ts'

const known = shapesOf([
  { hands: [[1, 2], []], last: null },
  { hands: [[]], last: { seat: 0, why: 'first' } },
])

test('what is like any of those that are known is not strange', () => {
  expect(unknownShapes({ hands: [], last: { seat: 3, why: 'x' } }, known)).toEqual([])
})

test.each<[what: string, value: unknown, sentence: string]>([
  [
    'a nested field that is missing',
    { hands: [], last: { seat: 0 } },
    'it.last is { seat }, and not null or { seat, why }',
  ],
  [
    'a nested field too many',
    { hands: [], last: { seat: 0, why: 'x', row: 1 } },
    'it.last is { row, seat, why }, and not null or { seat, why }',
  ],
  [
    'another kind of value in a list of lists',
    { hands: [['7']], last: null },
    'it.hands[][] is a string, and not a number',
  ],
  ['what was a value and is a list', { hands: [], last: [] }, 'it.last is a list, and not null or'],
])('%s is told with its place', (_, value, sentence) => {
  expect(unknownShapes(value, known).join('\n')).toContain(sentence)
})
