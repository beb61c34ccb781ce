import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { cardsOfPack, joker, type Card } from './cards.ts'
import { choices } from '../options.ts'
import { cards } from '../testing/positions.ts'
import { decodeCards, encodeCards, topOf } from './card-codec.ts'

/** Random cards of any pack, in any order. */
const anyCards: fc.Arbitrary<Card[]> = fc
  .tuple(fc.constantFrom(...choices.values.pack), fc.constantFrom(...choices.values.jokers))
  .chain(([size, jokers]) => fc.shuffledSubarray([...cardsOfPack(size, jokers)]))

test('encoded cards decode to the same cards', () => {
  fc.assert(
    fc.property(anyCards, (lying) => {
      expect(decodeCards(encodeCards(lying))).toEqual(lying)
    }),
  )
})

test('each card takes one byte in JSON, plus the quotes', () => {
  expect(JSON.stringify(encodeCards(cardsOfPack(52, 4)))).toMatch(/^"[ -~]{56}"$/)
})

test('the top card is the last character, or a joker if there are no discards', () => {
  fc.assert(
    fc.property(anyCards, (lying) => {
      expect(topOf(encodeCards(lying))).toBe(lying.at(-1) ?? joker)
    }),
  )
})

test('the first character is the two of clubs and the last one is a joker', () => {
  expect(encodeCards(cards('2♣ 3♣ A♥ *'))).toBe('#$VW')
})
