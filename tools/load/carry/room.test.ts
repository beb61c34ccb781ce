import { expect, test } from 'vitest'

import { roomFor, type Needs } from './room.ts'

const needs: Needs = {
  empty: 48_576,
  table: 250,
  watcher: 10,
  move: 0.5,
  thought: 25,
}

test('a gigabyte has room for as many tables and watchers as fit beside the empty service', () => {
  expect(roomFor(needs)).toMatchObject({ tables: 4_000, watchers: 100_000 })
})

test('half a core makes the moves of all that move once in five seconds', () => {
  const room = { movesPerSecond: 2_000, tablesInPlay: 5_000, botsInPlay: 100 }
  expect(roomFor(needs)).toMatchObject(room)
})

test('of what nobody could weigh, nobody says how much there is room for', () => {
  expect(roomFor({ ...needs, table: Number.NaN }).tables).toBeNaN()
})
