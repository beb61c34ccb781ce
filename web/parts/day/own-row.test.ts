import { expect, test } from 'vitest'

import type { OwnDay } from '../../client/own-days.ts'
import { bestOf, goodness, ownRow } from './own-row.ts'

const played = (result: number): OwnDay => ({ 'the-game-1': { code: 'KTRMVX', result } })

test('a streak counts the consecutive days up to today, or up to yesterday while today has no result', () => {
  const stored = new Map([
    ['2026-11-20', played(4)],
    ['2026-11-21', played(3)],
    ['2026-11-22', played(2)],
    ['2026-11-24', played(1)],
    ['2026-11-25', { switch: { code: 'KTRMVX' } }],
  ])
  const row = ownRow('2026-11-25', 4, stored)
  expect([row.streak, row.longest]).toEqual([1, 3])
  expect(row.days.map(({ day, height }) => [day, height !== null])).toEqual([
    ['2026-11-22', true],
    ['2026-11-23', false],
    ['2026-11-24', true],
    ['2026-11-25', false],
  ])
  expect(ownRow('2026-11-26', 4, stored).streak).toBe(0)
})

test('a streak goes on over the end of a month', () => {
  const stored = new Map(['2027-02-27', '2027-02-28', '2027-03-01'].map((day) => [day, played(9)]))
  expect(ownRow('2027-03-01', 2, stored).streak).toBe(3)
})

test('the best result of a day is the one that is nearest to perfect', () => {
  expect(
    bestOf({ 'the-game-1': { code: 'A', result: 20 }, switch: { code: 'B', result: 2 } }),
  ).toMatchObject({
    deal: 'switch',
    result: 2,
  })
  expect(bestOf({ switch: { code: 'B' } })).toBe(null)
  expect([goodness('the-game-1', 0), goodness('switch', 1)]).toEqual([1, 1])
})
