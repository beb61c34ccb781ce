import { expect, test } from 'vitest'

import { flickTarget } from './flick.ts'

const hand = { x: 200, y: 700 }
/** Four piles beside each other, as on a phone. */
const piles = [50, 150, 250, 350].map((x) => ({ x, y: 150 }))

/** Returns where a card is after a movement in this direction; 0 is straight up. */
const at = (degrees: number) => ({
  x: 200 + 100 * Math.sin((degrees * Math.PI) / 180),
  y: 700 - 100 * Math.cos((degrees * Math.PI) / 180),
})

test('a card that is flicked upwards goes to the pile in its direction', () => {
  expect(flickTarget(hand, { x: 200 - 15, y: 600 }, piles)).toEqual({ x: 150, y: 150 })
  expect(flickTarget(hand, { x: 200 - 30, y: 600 }, piles)).toEqual({ x: 50, y: 150 })
  expect(flickTarget(hand, { x: 200 + 30, y: 600 }, piles)).toEqual({ x: 350, y: 150 })
})

test('a flick that misses every pile by more than 22 degrees goes nowhere', () => {
  const only = [{ x: 200, y: 150 }]
  expect(flickTarget(hand, at(21), only)).toEqual(only[0])
  expect(flickTarget(hand, at(-21), only)).toEqual(only[0])
  expect(flickTarget(hand, at(23), only)).toBe(null)
  expect(flickTarget(hand, at(-23), only)).toBe(null)
  expect(flickTarget(hand, at(0), [])).toBe(null)
})

test('a card that is moved sideways, down or only a little is not flicked', () => {
  expect(flickTarget(hand, { x: 320, y: 690 }, piles)).toBe(null)
  expect(flickTarget(hand, { x: 200, y: 780 }, piles)).toBe(null)
  expect(flickTarget(hand, { x: 200, y: 665 }, [{ x: 200, y: 150 }])).toBe(null)
})
