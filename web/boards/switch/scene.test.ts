import { assert, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { answeringCards } from './scene.ts'
import { isOf } from '../../../shared/games/switch/rules/cards.ts'
import { playMovesIn } from './choosing.ts'
import { moves } from '../../../shared/games/switch/rules/moves.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { position } from '../../../shared/games/switch/testing/positions.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'

const answers = (by: 'draw' | 'draw2', changes: Partial<Options> = {}) =>
  answeringCards({ by, owed: 2 }, position({ hands: ['', ''], ...changes }).options)

test('[SW-07] [SW-08] a two answers the demand of a two, and any jack that of a jack', () => {
  expect(answers('draw')).toEqual(['2'])
  expect(answers('draw2')).toEqual(['J'])
})

test('[SC-06] a demand that cannot be passed on can only be cancelled, or not at all', () => {
  expect(answers('draw', { drawPassed: false })).toEqual([])
  expect(answers('draw2', { draw2Passed: false })).toEqual(['J-red'])
})

test('[SC-06] a cancelling card of another rank answers every demand', () => {
  expect(answers('draw', { drawCancel: 'K' })).toEqual(['2', 'K'])
  expect(answers('draw2', { drawCancel: 'K' })).toEqual(['J', 'K'])
})

test('[SW-09] with any settings, every legal card is named as an answer', () => {
  const settings = record({
    drawCancel: constantFrom<Options['drawCancel']>('none', 'J-red', 'J', 'K', '2-black'),
    drawPassed: constantFrom(true, false),
    draw2Passed: constantFrom(true, false),
  })
  const hand = '2♣ 2♦ J♣ J♦ K♣ K♥ A♠ 8♥'
  assert(
    property(settings, constantFrom('draw', 'draw2'), (changes, by) => {
      const state = position({
        hands: [hand, '3♣'],
        discards: by === 'draw' ? '2♥' : 'J♥',
        demand: { by, owed: 2 },
        ...changes,
      })
      const named = answeringCards({ by, owed: 2 }, state.options)
      for (const { cards } of playMovesIn(moves(view(state, 0), state.options)))
        expect(named.some((kind) => isOf(kind, cards[0] ?? -1))).toBe(true)
    }),
  )
})
