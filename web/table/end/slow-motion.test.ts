import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { longestSlowMotion, slowRate } from './slow-motion.ts'

test('a short flight takes twice as long at the last move', () => {
  expect(280 / slowRate(280)).toBe(560)
})

test('slow motion never takes longer than 600 ms, and never speeds a flight up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), (remaining) => {
      const slowed = remaining / slowRate(remaining)
      expect(slowed).toBeGreaterThanOrEqual(remaining)
      expect(slowed).toBeLessThanOrEqual(Math.max(remaining, longestSlowMotion) + 1e-9)
    }),
  )
})
