import { expect, test } from 'vitest'

import { growthOf, roomFor } from './capacity.ts'

const needs = { empty: 48_576, table: 250, spectator: 10, move: 0.5, thought: 25 }

test('a gigabyte has room for the tables and spectators that fit beside the empty service', () => {
  expect(roomFor(needs)).toMatchObject({ tables: 4_000, spectators: 100_000 })
})

test('half a core handles players who each move every five seconds', () => {
  const room = { movesPerSecond: 2_000, tablesInPlay: 5_000, botsInPlay: 100 }
  expect(roomFor(needs)).toMatchObject(room)
})

test('if the memory of a table is unknown, so is the number of tables', () => {
  expect(roomFor({ ...needs, table: NaN }).tables).toBeNaN()
})

test('growth is the slope of a regression, even if memory is freed now and then', () => {
  expect(growthOf([120, 170, 220, 270])).toBe(50)
  expect(growthOf([100, 160, 190, 260, 290, 350])).toBeCloseTo(48.86)
})

test('irregular growth, or none, is NaN', () => {
  expect(growthOf([100, 180, 120, 90, 200, 110])).toBeNaN()
  expect(growthOf([100, 100, 100, 100])).toBeNaN()
  expect(growthOf([300, 250, 200, 150])).toBeNaN()
})
