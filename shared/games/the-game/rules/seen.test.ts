import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { encodeSeen, hasSeen } from './seen.ts'

const everyCard = Array.from({ length: 98 }, (_, index) => index + 2)

// The format must not change: views are stored with reviews, and other programs read them.
test.each<[cards: readonly number[], seen: string]>([
  [[], '0'],
  [[2], '4'],
  [[3, 4], '18'],
  [[99], '8000000000000000000000000'],
  [[50, 2, 99, 31, 98, 64], 'c000000010004000080000004'],
  [everyCard, 'ffffffffffffffffffffffffc'],
])('the cards %j are encoded as %s', (cards, seen) => {
  expect(encodeSeen([cards])).toBe(seen)
})

test('encoded cards decode to the same cards', () => {
  fc.assert(
    fc.property(fc.subarray(everyCard), (cards) => {
      const seen = encodeSeen([cards])
      expect(seen).toBe(cards.reduce((bits, card) => bits | (1n << BigInt(card)), 0n).toString(16))
      expect(everyCard.filter((card) => hasSeen({ seen }, card))).toEqual(cards)
    }),
    { numRuns: 300 },
  )
})
