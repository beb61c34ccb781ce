import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { startOfTurn, type Tops } from '../../rules/turn.ts'
import { featureWriterFor, featureCount, featuresBeforeCommands } from './features.ts'
import type { Position } from '../position.ts'

/** The tops of four piles, a hand and unseen cards, in the original edition. */
const anyTable = fc
  .uniqueArray(fc.integer({ min: 2, max: 99 }), { minLength: 40, maxLength: 40 })
  .map((cards) => ({
    tops: cards.slice(0, 4),
    hand: cards.slice(4, 11),
    unseen: cards.slice(11),
  }))

function described({ tops, hand, unseen }: { tops: number[]; hand: number[]; unseen: number[] }) {
  const flags = new Uint8Array(128)
  for (const card of unseen) flags[card] = 1
  const [a = 1, b = 1, c = 100, d = 100] = tops
  const end: Tops = [a, b, c, d]
  const position: Position = {
    edition: 'original',
    seats: 2,
    begun: startOfTurn(end),
    hand: hand.toSorted((one, other) => one - other),
    unseen: flags,
    draw: unseen.length - 7,
    handSize: 7,
    terms: { minimum: 2, commandOn: () => undefined },
  }
  const numbers = new Float32Array(featureCount.original)
  featureWriterFor(position)({ tops: end, cards: 0, count: 2, cost: 0, plays: () => [] }, numbers)
  return numbers
}

const mirrored = (cards: readonly number[]) => cards.map((card) => 101 - card)

test('mirrored positions have the same features, and so do swapped piles', () => {
  fc.assert(
    fc.property(anyTable, ({ tops, hand, unseen }) => {
      const [a = 1, b = 1, c = 100, d = 100] = tops
      // Skip positions in which both directions have the same room, because then either direction
      // can come first.
      fc.pre(a + b + c + d !== 202)
      const numbers = described({ tops, hand, unseen })
      expect(described({ tops: [b, a, d, c], hand, unseen })).toEqual(numbers)
      const mirror = {
        tops: mirrored([c, d, a, b]),
        hand: mirrored(hand),
        unseen: mirrored(unseen),
      }
      expect(described(mirror)).toEqual(numbers)
    }),
  )
})

test('one more card in the hand or one more unseen card changes the features', () => {
  const table = { tops: [10, 20, 90, 80], hand: [30, 40, 50], unseen: [11, 22, 33, 44, 55] }
  const numbers = described(table)
  expect(described({ ...table, hand: [30, 40] })).not.toEqual(numbers)
  expect(described({ ...table, unseen: [11, 22, 33, 44] })).not.toEqual(numbers)
})

/**
 * Returns the three trick features of the only pile with a backwards trick ahead, multiplied by 20.
 * They count tricks with both cards in the hand, with one, and with none.
 */
function trickOf(hand: number[], unseen: number[]) {
  const numbers = described({ tops: [30, 60, 70, 5], hand, unseen })
  const tricks = numbers.slice(featuresBeforeCommands)
  const piles = [0, 3, 6, 9].map((at) => Array.from(tricks.slice(at, at + 3)))
  return piles.find((pile) => pile.some((number) => number > 0))?.map((one) => Math.round(20 * one))
}

test('the features of a trick depend on who holds its cards, and grow as it gets nearer', () => {
  expect(trickOf([25, 35], [50])).toEqual([11, 0, 0])
  expect(trickOf([22, 32], [50])).toEqual([18, 0, 0])
  expect(trickOf([32], [22])).toEqual([0, 8, 0])
  expect(trickOf([22], [32])).toEqual([0, 8, 0])
  expect(trickOf([50], [22, 32])).toEqual([0, 0, 8])
  expect(trickOf([41, 31], [])).toEqual(undefined)
})

test('the features count for each pile the cards that no other pile takes', () => {
  const numbers = described({ tops: [80, 60, 55, 50], hand: [52, 70], unseen: [20, 53, 61, 90] })
  const counts = Array.from(numbers.slice(-4), (one) => Math.round(15 * one))
  expect(counts.toSorted()).toEqual([0, 0, 2, 2])
})
