import { beforeEach, expect, test, vi } from 'vitest'

import { removeLeftSeat, storeLeftSeat, leftSeats } from './left-seats.ts'

const day = 24 * 3_600_000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  return () => vi.useRealTimers()
})

test('left tables are listed with the latest first, until one is removed', () => {
  storeLeftSeat('KTRMVX')
  vi.setSystemTime(1_000)
  storeLeftSeat('BCDFGH')
  expect(leftSeats(2_000)).toEqual(['BCDFGH', 'KTRMVX'])
  removeLeftSeat('BCDFGH')
  expect(leftSeats(2_000)).toEqual(['KTRMVX'])
})

test('left tables expire after a day', () => {
  storeLeftSeat('KTRMVX')
  expect(leftSeats(day - 1)).toEqual(['KTRMVX'])
  expect(leftSeats(day)).toEqual([])
  expect(localStorage.length).toBe(0)
})
