import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fanOf } from './fan.ts'
import { lying } from '../../../shared/games/high-low/testing/positions.ts'

const room = 3.5

test('cards of one play lie closer together than those of two', () => {
  const [four, six, other] = fanOf(lying('4, 6+6'), room).cards.map(({ left }) => left)
  const [between, within] = [(six ?? 0) - (four ?? 0), (other ?? 0) - (six ?? 0)]
  expect(within).toBeGreaterThan(0.3)
  expect(between).toBeGreaterThan(within * 1.4)
})

test('a ghost lies close to what it covers', () => {
  const far = fanOf(lying('9, 11'), room).width
  expect(fanOf(lying('9, 3'), room).width).toBeLessThan(far)
})

test('the newest card is always seen, and the others as far as there is room', () => {
  const card = fc.integer({ min: 1, max: 13 })
  const play = fc.record({
    value: card,
    count: fc.integer({ min: 1, max: 3 }),
    seat: fc.constant(0),
  })
  fc.assert(
    fc.property(fc.array(play, { minLength: 1 }), (pile) => {
      const { cards, width } = fanOf(pile, room)
      const all = pile.flatMap(({ value, count }) => Array<number>(count).fill(value))
      expect(cards.map(({ value }) => value)).toEqual(all.slice(-cards.length))
      expect(cards.map(({ place }) => place)).toEqual([...all.keys()].slice(-cards.length))
      expect(cards[0]?.left).toBe(0)
      expect((cards.at(-1)?.left ?? 0) + 1).toBeCloseTo(width)
      expect(width).toBeLessThanOrEqual(room)
    }),
  )
})

test('an empty pile is as wide as one card', () => {
  expect(fanOf([], room)).toEqual({ cards: [], width: 1 })
})
