import { expect, test } from 'vitest'

import { dayAfter, dayBefore, dayDeals, dayOf, endOfDay, isDay } from './day.ts'
import { gameOf } from '../games/all.ts'
import { defaultsOf } from '../game/options.ts'
import { seatsFor } from '../game/seats.ts'

test('a day begins at midnight UTC and ends at the next', () => {
  const noon = Date.UTC(2026, 11, 31, 12)
  expect(dayOf(noon)).toBe('2026-12-31')
  expect(dayOf(endOfDay('2026-12-31') - 1)).toBe('2026-12-31')
  expect(dayOf(endOfDay('2026-12-31'))).toBe('2027-01-01')
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
  expect(dayBefore('2028-03-01')).toBe('2028-02-29')
})

test('a day must exist, and be written as YYYY-MM-DD', () => {
  const texts = ['2028-02-29', '2027-02-29', '2026-13-01', '2026-1-1', '2026-11-24T00:00Z', '']
  expect(texts.map(isDay)).toEqual([true, false, false, false, false, false])
})

test('each deal of the day has a game that can be played with its seats', () => {
  for (const { game: id, seats } of Object.values(dayDeals)) {
    const game = gameOf(id)
    if (!game) throw new Error(`there is no ${id}`)
    const { min, max } = seatsFor(game, defaultsOf(game.choices.values) as never)
    expect(min <= seats && seats <= max).toBe(true)
  }
})
