import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { overlap, placeBubble, type Box } from './place-bubble.ts'

const page = { width: 390, height: 844 }
const head = 34
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** The box of a card or a button inside the window. */
const someBox = fc
  .record({
    left: fc.integer({ min: 0, max: 330 }),
    top: fc.integer({ min: 0, max: 780 }),
    width: fc.integer({ min: 20, max: 120 }),
    height: fc.integer({ min: 20, max: 160 }),
  })
  .map(({ left, top, width, height }) => box(left, top, width, height))

const bubble = { width: 300, height: 150 }

/** Returns the box of the bubble and its piece, at this place. */
const boxAt = ({ left, top }: { readonly left: number; readonly top: number }): Box =>
  box(left, top - head, bubble.width, bubble.height + head)

test('a bubble covers none of the elements that it explains, if there is room', () => {
  fc.assert(
    fc.property(fc.tuple(someBox, someBox), ([lit, compared]) => {
      const place = boxAt(placeBubble(bubble, [lit, compared], { page, head }))
      const isFree = (left: number, top: number): boolean =>
        [lit, compared].every((one) => overlap(boxAt({ left, top }), one) === 0)
      // Tries the left edge, the middle and the right edge of the window at every height. A place
      // is free only if the bubble fits there with a gap of 14 px.
      const tops = Array.from({ length: 600 }, (_, at) => 40 + at)
      const hasRoom = tops.some(
        (top) =>
          [6, 45, 84].some((left) => isFree(left, top) && isFree(left, top + 14)) && top < 674,
      )
      const covered = overlap(place, lit) + overlap(place, compared)
      return !hasRoom || covered === 0
    }),
  )
})

test('a bubble stays in the window', () => {
  fc.assert(
    fc.property(someBox, someBox, (lit, compared) => {
      const place = boxAt(placeBubble(bubble, [lit, compared], { page, head }))
      return place.left >= 0 && place.right <= 390 && place.top >= 0 && place.bottom <= 844
    }),
  )
})

test('a bubble has a tail only next to the highlighted element', () => {
  const card = box(160, 700, 60, 90)
  expect(placeBubble(bubble, [card], { page, head }).faces).toBe('down')
  const pile = box(100, 250, 200, 300)
  expect(placeBubble(bubble, [card, pile], { page, head }).faces).toBe(null)
})

test('a bubble covers the hand only if there is no other place next to the card', () => {
  const card = box(10, 700, 60, 90)
  const hand = box(0, 700, 390, 100)
  const place = boxAt(placeBubble(bubble, [card], { page, head, better: [hand] }))
  expect(overlap(place, hand)).toBe(0)
})
