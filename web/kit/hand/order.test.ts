import { assert, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { arranged, isByNumber, moved } from './order.ts'

const cards = uniqueArray(integer({ min: 2, max: 99 }), { maxLength: 8 })
const sorted = (some: readonly number[]) => some.toSorted((a, b) => a - b)

describe('a hand', () => {
  test('lies by number until its player arranges it', () => {
    assert(
      property(cards, (hand) => {
        expect(isByNumber(arranged(hand, null))).toBe(true)
      }),
    )
  })

  test('is never shown with a card more or less than it has', () => {
    assert(
      property(cards, cards, (hand, order) => {
        expect(sorted(arranged(hand, order))).toEqual(sorted(hand))
      }),
    )
  })

  test('keeps its order when a card is played, and takes what is new at the end', () => {
    expect(arranged([3, 8, 20, 40], [40, 8, 5, 3])).toEqual([40, 8, 3, 20])
  })

  test('a card moved stands before whatever was at that place without it', () => {
    expect(moved([3, 8, 20], 3, 1)).toEqual([8, 3, 20])
    expect(moved([3, 8, 20], 3, 2)).toEqual([8, 20, 3])
    expect(moved([3, 8, 20], 20, 0)).toEqual([20, 3, 8])
  })
})
