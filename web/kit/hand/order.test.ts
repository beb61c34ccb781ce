import { assert, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { applyOrder, isSortedByNumber, moveCard } from './order.ts'

const cards = uniqueArray(integer({ min: 2, max: 99 }), { maxLength: 8 })
const sorted = (some: readonly number[]) => some.toSorted((a, b) => a - b)

describe('a hand', () => {
  test('is sorted by number until the player reorders it', () => {
    assert(
      property(cards, (hand) => {
        expect(isSortedByNumber(applyOrder(hand, null))).toBe(true)
      }),
    )
  })

  test('is always shown with exactly its cards', () => {
    assert(
      property(cards, cards, (hand, order) => {
        expect(sorted(applyOrder(hand, order))).toEqual(sorted(hand))
      }),
    )
  })

  test('keeps its order when a card is played, and adds new cards at the end', () => {
    expect(applyOrder([3, 8, 20, 40], [40, 8, 5, 3])).toEqual([40, 8, 3, 20])
  })

  test('a moved card is placed before the card that was at that index without it', () => {
    expect(moveCard([3, 8, 20], 3, 1)).toEqual([8, 3, 20])
    expect(moveCard([3, 8, 20], 3, 2)).toEqual([8, 20, 3])
    expect(moveCard([3, 8, 20], 20, 0)).toEqual([20, 3, 8])
  })
})
