import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { updateHeldCards, handIds, tableIds, type HeldCard } from './my-cards.ts'

const handOf = (...values: readonly number[]): readonly HeldCard[] =>
  updateHeldCards([], values, [], handIds)
const idsOf = (cards: readonly HeldCard[]): readonly number[] => cards.map(({ id }) => id)

test('cards that stay keep their ids, and new ones are sorted by value', () => {
  const before = handOf(4, 9, 9)
  const after = updateHeldCards(before, [4, 7, 9, 9, 9], [], handIds)
  expect(after.map(({ value }) => value)).toEqual([4, 7, 9, 9, 9])
  expect(idsOf(after)).toEqual(expect.arrayContaining([...idsOf(before)]))
})

test('the played cards are removed, and not others of the same rank', () => {
  const before = handOf(9, 9, 9)
  const [first = 0, second = 0, third = 0] = idsOf(before)
  expect(idsOf(updateHeldCards(before, [9, 9], [second], handIds))).toEqual([first, third])
  expect(idsOf(updateHeldCards(before, [9], [first, third], handIds))).toEqual([second])
})

test('an exchanged card takes the column of the other one', () => {
  const before = updateHeldCards([], [2, 6, 10], [], () => tableIds)
  expect(updateHeldCards(before, [2, 10, 13], [], () => tableIds)).toEqual([
    { id: 0, value: 2 },
    { id: 1, value: 13 },
    { id: 2, value: 10 },
  ])
})

test('there are always exactly the held cards, with unique ids', () => {
  const all = Array.from({ length: 52 }, (_, card) => (card % 13) + 1)
  const some = fc.subarray(all)
  fc.assert(
    fc.property(some, some, (one, other) => {
      const after = updateHeldCards(handOf(...one), other, [], handIds)
      expect(after.map(({ value }) => value)).toEqual(other.toSorted((a, b) => a - b))
      expect(new Set(idsOf(after)).size).toBe(other.length)
    }),
  )
})
