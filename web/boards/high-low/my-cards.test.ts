import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { heldAfter, idsInHand, idsOnTable, type Held } from './my-cards.ts'

const handOf = (...values: readonly number[]): readonly Held[] =>
  heldAfter([], values, [], idsInHand)
const idsOf = (cards: readonly Held[]): readonly number[] => cards.map(({ id }) => id)

test('cards that stay keep their ids, and new ones come in order of their values', () => {
  const before = handOf(4, 9, 9)
  const after = heldAfter(before, [4, 7, 9, 9, 9], [], idsInHand)
  expect(after.map(({ value }) => value)).toEqual([4, 7, 9, 9, 9])
  expect(idsOf(after)).toEqual(expect.arrayContaining([...idsOf(before)]))
})

test('of equal cards those go that were played', () => {
  const before = handOf(9, 9, 9)
  const [first = 0, second = 0, third = 0] = idsOf(before)
  expect(idsOf(heldAfter(before, [9, 9], [second], idsInHand))).toEqual([first, third])
  expect(idsOf(heldAfter(before, [9], [first, third], idsInHand))).toEqual([second])
})

test('an exchanged open card lies in the column of the one that it came for', () => {
  const before = heldAfter([], [2, 6, 10], [], () => idsOnTable)
  expect(heldAfter(before, [2, 10, 13], [], () => idsOnTable)).toEqual([
    { id: 0, value: 2 },
    { id: 1, value: 13 },
    { id: 2, value: 10 },
  ])
})

test('there are always exactly the cards that are held, each with an id of its own', () => {
  const all = Array.from({ length: 52 }, (_, card) => (card % 13) + 1)
  const some = fc.subarray(all)
  fc.assert(
    fc.property(some, some, (one, other) => {
      const after = heldAfter(handOf(...one), other, [], idsInHand)
      expect(after.map(({ value }) => value)).toEqual(other.toSorted((a, b) => a - b))
      expect(new Set(idsOf(after)).size).toBe(other.length)
    }),
  )
})
