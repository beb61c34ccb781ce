import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { fixedLayout, commandsIn } from '../../rules/layout.ts'
import { turnSearch } from '../../rules/search.ts'
import type { Card } from '../../rules/state.ts'
import {
  endForbiddenBy,
  lay,
  refusalOf,
  startOfTurn,
  type Terms,
  type Tops,
} from '../../rules/turn.ts'
import { cheapestCost } from './original-turns.ts'
import { wholeTurns } from './whole-turns.ts'
import type { Position } from '../position.ts'

const position = (changes: Partial<Position> & { tops?: Tops; minimum?: 1 | 2 | 3 }): Position => {
  const { tops = [1, 1, 100, 100], minimum = 2, ...rest } = changes
  const edition = rest.edition ?? 'original'
  return {
    edition,
    seats: 2,
    begun: startOfTurn(tops),
    hand: [],
    unseen: new Uint8Array(128),
    draw: 40,
    handSize: 7,
    terms: { minimum, commandOn: commandsIn(edition === 'extreme' ? fixedLayout : []) },
    ...rest,
  }
}

const anyPosition = fc
  .record({
    edition: fc.constantFrom('original' as const, 'extreme' as const),
    cards: fc.uniqueArray(fc.integer({ min: 2, max: 99 }), { minLength: 12, maxLength: 12 }),
    held: fc.integer({ min: 1, max: 8 }),
    minimum: fc.constantFrom(1 as const, 2 as const, 3 as const),
    draw: fc.constantFrom(0, 20),
  })
  .map(({ cards, held, ...rest }) => {
    const tops = cards.slice(8) as readonly Card[] as Tops
    // A turn never begins with a skull on top (TX-07), so each skull is replaced by the next higher
    // card.
    const skulls = new Set(fixedLayout.slice(4, 8))
    const calm = tops.map((top) => (skulls.has(top) ? top + 1 : top)) as readonly number[]
    const hand = cards.slice(0, held).filter((card) => !calm.includes(card))
    return position({ ...rest, tops: calm as Tops, hand: hand.sort((a, b) => a - b) })
  })

test('every whole turn can be played card by card and has the computed end', () => {
  fc.assert(
    fc.property(anyPosition, (from) => {
      const { begun, hand, terms } = from
      for (const turn of wholeTurns(from)) {
        let now = begun
        for (const { card, pile } of turn.plays()) {
          expect(hand).toContain(card)
          expect(refusalOf(now, card, pile, terms)).toBeNull()
          now = lay(now, card, pile, terms)
        }
        expect(endForbiddenBy(now, terms)).toBeNull()
        expect(now.tops).toEqual(turn.tops)
        expect(now.count).toBe(turn.count)
        expect(cardsIn(turn.cards, hand)).toEqual(
          turn
            .plays()
            .map(({ card }) => card)
            .sort((a, b) => a - b),
        )
      }
    }),
    { numRuns: 300 },
  )
})

test('a whole turn exists if and only if the rules find one', () => {
  fc.assert(
    fc.property(anyPosition, (from) => {
      const known = turnSearch(from.begun, from.hand, from.terms).canEnd()
      expect(wholeTurns(from).length > 0).toBe(known)
    }),
    { numRuns: 300 },
  )
})

test('the cheapest turn costs as little as the cheapest sequence of plays', () => {
  fc.assert(
    fc.property(anyPosition, (any) => {
      const from = { ...any, edition: 'original' as const, hand: any.hand.slice(0, 5) }
      const terms: Terms = { ...from.terms, commandOn: () => undefined }
      const least = leastCost({ ...from, terms })
      expect(cheapestCost({ ...from, terms })).toBe(least)
    }),
    { numRuns: 100 },
  )
})

test('a chain of backwards tricks is one turn', () => {
  const turns = wholeTurns(position({ tops: [50, 1, 100, 100], hand: [30, 40, 77, 88] }))
  expect(turns.some(({ tops }) => tops[0] === 30 && tops[1] === 1)).toBe(true)
})

test('a card that makes a trick possible counts: 34, then 24 on an ascending 33', () => {
  const [turn] = wholeTurns(position({ tops: [33, 99, 2, 2], hand: [24, 34] }))
  expect(turn?.plays()).toEqual([
    { card: 34, pile: 0 },
    { card: 24, pile: 0 },
  ])
  expect(turn?.cost).toBe(-9)
})

test('a skull is played only with a card that covers it', () => {
  const turns = wholeTurns(
    position({ edition: 'extreme', tops: [5, 98, 3, 3], hand: [11, 12, 13], minimum: 2 }),
  )
  expect(turns.length).toBeGreaterThan(0)
  for (const { tops } of turns) expect(tops).not.toContain(11)
})

function leastCost({ begun, hand, terms }: Position): number {
  let least = Infinity
  const goOn = (turn: typeof begun, left: readonly Card[], cost: number): void => {
    if (turn.count > 0 && endForbiddenBy(turn, terms) === null) least = Math.min(least, cost)
    for (const card of left)
      for (const pile of [0, 1, 2, 3] as const) {
        if (refusalOf(turn, card, pile, terms) !== null) continue
        const gap = pile < 2 ? card - turn.tops[pile] : turn.tops[pile] - card
        goOn(
          lay(turn, card, pile, terms),
          left.filter((one) => one !== card),
          cost + gap,
        )
      }
  }
  goOn(begun, hand, 0)
  return least
}

const cardsIn = (bits: number, hand: readonly Card[]): Card[] =>
  hand.filter((_, index) => (bits >> index) & 1)
