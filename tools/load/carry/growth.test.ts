import { expect, test } from 'vitest'

import { growthOf } from './growth.ts'

test('what grows evenly grows by one step', () => {
  expect(growthOf([120, 170, 220, 270])).toBe(50)
})

test('what is cleared away now and then is evened out', () => {
  expect(growthOf([100, 160, 190, 260, 290, 350])).toBeCloseTo(48.86)
})

test('of what grows by chance, or not at all, nobody says by how much', () => {
  expect(growthOf([100, 180, 120, 90, 200, 110])).toBeNaN()
  expect(growthOf([100, 100, 100, 100])).toBeNaN()
  expect(growthOf([300, 250, 200, 150])).toBeNaN()
})
