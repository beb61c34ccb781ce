import { describe, expect, test } from 'vitest'

import { down, up } from '../../../shared/games/the-game/testing/positions.ts'
import { rangeOf, spoken } from './range.ts'

describe('what a pile takes', () => {
  test('[TG-05] ascending, everything higher; descending, everything lower', () => {
    expect(spoken(rangeOf(up, 23, true))).toBe('24–99')
    expect(spoken(rangeOf(down, 23, true))).toBe('2–22')
  })

  test('[TG-06] and the one card that is exactly 10 the other way', () => {
    expect(rangeOf(up, 47, true).trick).toBe(37)
    expect(rangeOf(down, 47, true).trick).toBe(57)
    expect(rangeOf(up, 47, false).trick).toBeNull()
  })

  test('[TG-06] which is a card only from 2 to 99', () => {
    expect(rangeOf(up, 11, true).trick).toBeNull()
    expect(rangeOf(up, 12, true).trick).toBe(2)
    expect(rangeOf(down, 90, true).trick).toBeNull()
    expect(rangeOf(down, 89, true).trick).toBe(99)
  })

  test('is one card, or none, at the end', () => {
    expect(spoken(rangeOf(up, 98, true))).toBe('99')
    expect(spoken(rangeOf(up, 99, true))).toBeNull()
    expect(spoken(rangeOf(down, 2, true))).toBeNull()
  })
})
