import { expect, test } from 'vitest'

import type { Viewer } from '../../../shared/game/game.ts'
import {
  after,
  beginning,
  by,
  draw,
  give,
  lay,
  position,
} from '../../../shared/games/switch/testing/positions.ts'
import { prompt } from './prompt.ts'
import type { State } from '../../../shared/games/switch/rules/state.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'
import { words } from '../../../shared/games/switch/words/en/board.ts'

const names = ['Anna', 'Ben', 'Kim']
const promptFor = (state: State, viewer: Viewer = 0): string =>
  prompt(view(state, viewer), state.options, words, names)

test('[SW-04] it says what fits', () => {
  expect(promptFor(position({ hands: ['9♣ 3♣', '4♣'] }))).toBe(
    'Your turn: hearts or a nine, or draw.',
  )
  expect(promptFor(position({ hands: ['9♣ 3♣', '4♣'], lies: 'A♥' }))).toBe(
    'Your turn: hearts or an ace, or draw.',
  )
})

test('[SW-06] [SC-02] it says what is wished, and that on a joker anything goes', () => {
  const hands = ['9♣ 3♣', '4♣']
  expect(promptFor(position({ hands, lies: 'A♥', wish: { suit: 'clubs' } }))).toBe(
    'Your turn: clubs, or draw.',
  )
  expect(promptFor(position({ hands, rankWish: 'K', lies: 'K♥', wish: { rank: '7' } }))).toBe(
    'Your turn: a seven, or draw.',
  )
  expect(promptFor(position({ hands, jokers: 1, lies: '*' }))).toBe(
    'Your turn: anything goes, or draw.',
  )
})

test('[SW-09] it says what is owed, and what answers', () => {
  const state = position({ hands: ['9♣ 3♣', '4♣'], lies: 'J♥', demand: { by: 'draw2', owed: 10 } })
  expect(promptFor(state)).toBe('Your turn: draw 10, or lay a jack.')
  expect(promptFor(state, 1)).toBe('Anna is to draw 10, or to answer.')
})

test('[SW-13] it says when there is nothing to draw', () => {
  const hands = ['4♣ 3♣', '5♦']
  expect(promptFor(position({ hands, toDraw: '' }))).toBe(
    'Your turn: there is nothing to draw, so pass.',
  )
  expect(promptFor(position({ hands: ['9♣ 3♣', '5♦'], toDraw: '' }))).toBe(
    'Your turn: hearts or a nine.',
  )
})

test('[SW-03] the dealer names what follows an ace', () => {
  const state = beginning({ hands: ['4♣ 3♣', '5♦'], lies: 'A♥' })
  expect(promptFor(state)).toBe('You dealt: name what is to follow.')
  expect(promptFor(state, 1)).toBe('Anna names what is to follow.')
})

test('[SC-07] it names the card just drawn, to nobody else', () => {
  const state = position({ hands: ['4♣ 3♣', '5♦'], playDrawn: true, toDraw: '7♥' })
  expect(promptFor(after(state, draw))).toBe('You drew the seven of hearts: lay it or keep it.')
  expect(promptFor(after(state, draw), 1)).toBe('Anna is to move.')
})

test('[SC-08] it says for whom a card is chosen, and who still chooses', () => {
  const hands = ['5♥ 3♣ 4♦', '5♣ 6♦', '6♣ 7♦']
  const state = after(position({ hands, passLeft: '5' }), lay('5♥'))
  expect(promptFor(state)).toBe('Choose a card for Ben.')
  expect(promptFor(by(state, 0, give('3♣')))).toBe('Still choosing: Ben and Kim.')
})

test('[SW-16] at the end it says who has won', () => {
  const state = after(position({ hands: ['5♥', '5♣'], points: [1, 1] }), lay('5♥'))
  expect(promptFor(state)).toBe('Anna wins! Anna 2, Ben 1.')
})

test('while others are to move it says for whom everybody waits', () => {
  expect(promptFor(position({ hands: ['9♣', '4♣'], turn: 1 }))).toBe('Ben is to move.')
})
