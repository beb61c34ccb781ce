import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { layOutPile } from './Spread.tsx'
import { lying } from '../../../../shared/games/high-low/testing/positions.ts'

const valuesOf = (pile: string) => {
  const { counts, before } = layOutPile(lying(pile))
  return { counts: counts.map(({ value }) => value), before: before.map(({ value }) => value) }
}

test('the cards to beat are in the middle, with earlier cards around them', () => {
  expect(valuesOf('4, 6+6')).toEqual({ counts: [6, 6], before: [4] })
})

test('[HL-12] ghosts are on top of the cards that they show', () => {
  expect(valuesOf('5, 9, 3, 3')).toEqual({ counts: [9, 3, 3], before: [5] })
  expect(valuesOf('3')).toEqual({ counts: [3], before: [] })
})

test('an empty pile shows no card', () => {
  expect(valuesOf('')).toEqual({ counts: [], before: [] })
})

test('the newest card is always visible, no card appears twice, and there are never too many', () => {
  const play = fc.record({
    value: fc.integer({ min: 1, max: 13 }),
    count: fc.integer({ min: 1, max: 3 }),
    seat: fc.constant(0),
  })
  fc.assert(
    fc.property(fc.array(play, { minLength: 1 }), (pile) => {
      const { counts, before } = layOutPile(pile)
      const all = pile.flatMap(({ value, count }) => Array<number>(count).fill(value))
      const seen = [...before, ...counts]
      expect(seen.length).toBeLessThanOrEqual(11)
      expect(seen.at(-1)?.place).toBe(all.length - 1)
      expect(new Set(seen.map(({ place }) => place)).size).toBe(seen.length)
      for (const { place, value } of seen) expect(value).toBe(all[place])
    }),
  )
})
