import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { inOrder } from '../rules/cards.ts'
import { setup } from '../rules/deal.ts'
import { game } from '../game.ts'
import { after, position, tryOut } from '../testing/positions.ts'
import type { State, Value } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { quickMove } from './quick-move.ts'
import { chanceOf } from './chance.ts'
import { worldsOf } from './worlds.ts'

const cardsIn = ({ hands, faceUp, faceDown, draw, burnt, pile }: State): Value[] =>
  inOrder([
    ...[...hands, ...faceUp, draw, burnt].flat(),
    ...faceDown.flat().filter((card) => card !== null),
    ...pile.flatMap(({ value, count }) => Array.from({ length: count }, () => value)),
  ])

/** Random positions of games between easy bots. */
const someGame = fc.record({ number: fc.nat(1_000_000), seats: fc.integer({ min: 2, max: 5 }) })

test('each sampled deal gives the player the same view, and contains the same cards', () => {
  fc.assert(
    fc.property(someGame, ({ number, seats }) => {
      let state = setup(seats, { finish: 'first' }, randomOf(number), null)
      for (let count = 0; !state.ending && count < 120; count++) {
        const seat = game.toMove(state)[0] ?? 0
        const shown = view(state, seat)
        const worldAt = worldsOf(shown, state.options, randomOf(count))
        for (const world of [worldAt(0), worldAt(1)]) {
          expect(view(world, seat)).toEqual(shown)
          expect(cardsIn(world)).toEqual(cardsIn(state))
        }
        const move = quickMove(shown)
        if (!move) throw new Error('the player to move makes no move')
        state = game.apply(state, seat, move, state.options)
      }
    }),
    { numRuns: 15 },
  )
})

test('a card that has just failed to beat the pile is in the same hand in every sampled deal', () => {
  const others = [{ hand: [1, 5, 6, 8, 12], faceDown: [8, 9, 9] }]
  const tried = after(
    position({ faceUp: [4, 5], faceDown: [2, 9], pile: '8, 13', others }),
    tryOut(4),
  )
  const worldAt = worldsOf(view(tried, 1), tried.options, randomOf(1))
  for (let number = 0; number < 20; number++) expect(worldAt(number).hands[0]).toContain(4)
})

test('the win probabilities add up to one, and fewer cards are better', () => {
  const state = position({ hand: [5, 8], others: [{ hand: [5, 6, 8] }, { hand: [4, 5, 6, 8, 9] }] })
  const chances = [0, 1, 2].map((seat) => chanceOf(state, seat))
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  expect(chances).toEqual(chances.toSorted((a, b) => b - a))
})

test('a finished player has won, or is ahead of all unfinished ones', () => {
  const others = [{ hand: [] }, { hand: [4, 5, 9] }]
  const first = position({ hand: [5], others, finished: [1] })
  expect(chanceOf(first, 1)).toBeCloseTo(1)
  const places = position({ hand: [5], others, finished: [1], finish: 'places' })
  expect(chanceOf(places, 1)).toBeCloseTo(1)
  expect(chanceOf(places, 0)).toBeLessThan(0.5)
  expect(chanceOf(places, 0)).toBeGreaterThan(chanceOf(places, 2))
})
