import { describe, expect, test } from 'vitest'

import { down, up } from '../../../shared/games/the-game/testing/positions.ts'
import { rangeOf, rangeText } from './range.ts'

describe('the range of a pile', () => {
  test('[TG-05] includes all higher cards if ascending, and all lower cards if descending', () => {
    expect(rangeText(rangeOf(up, 23, true))).toBe('24–99')
    expect(rangeText(rangeOf(down, 23, true))).toBe('2–22')
  })

  test('[TG-06] includes the card exactly 10 in the other direction', () => {
    expect(rangeOf(up, 47, true).trick).toBe(37)
    expect(rangeOf(down, 47, true).trick).toBe(57)
    expect(rangeOf(up, 47, false).trick).toBeNull()
  })

  test('[TG-06] includes only cards from 2 to 99', () => {
    expect(rangeOf(up, 11, true).trick).toBeNull()
    expect(rangeOf(up, 12, true).trick).toBe(2)
    expect(rangeOf(down, 90, true).trick).toBeNull()
    expect(rangeOf(down, 89, true).trick).toBe(99)
  })

  test('can be one card, or none', () => {
    expect(rangeText(rangeOf(up, 98, true))).toBe('99')
    expect(rangeText(rangeOf(up, 99, true))).toBeNull()
    expect(rangeText(rangeOf(down, 2, true))).toBeNull()
  })
})
