import { expect, test } from 'vitest'

import { whoIsNext } from './who-is-next.ts'

test('whoever is in front and may move keeps the phone', () => {
  expect(whoIsNext([0, 1, 2], [1, 2], 1)).toBe(1)
})

test('else the next one round the table gets it', () => {
  expect(whoIsNext([0, 1, 2], [0, 2], 1)).toBe(2)
  expect(whoIsNext([0, 1, 2], [0], 1)).toBe(0)
  expect(whoIsNext([2, 0], [0, 2], null)).toBe(0)
})

test('nobody does while others are to move', () => {
  expect(whoIsNext([0, 1], [2, 3], 1)).toBeNull()
})
