import { expect, test } from 'vitest'

import type { Viewer } from '../../../shared/game/game.ts'
import {
  exchanging,
  flip,
  lay,
  makeMove,
  position,
  ready,
} from '../../../shared/games/high-low/testing/positions.ts'
import { prompt } from './prompt.ts'
import type { State } from '../../../shared/games/high-low/rules/state.ts'
import { view } from '../../../shared/games/high-low/rules/view.ts'
import { words } from '../../../shared/games/high-low/words/en/table.ts'

const names = ['Anna', 'Ben', 'Kim']
const promptFor = (state: State, viewer: Viewer = 0): string =>
  prompt(view(state, viewer), state.options, words, names.slice(0, state.hands.length))

test('[HL-02] the prompt asks for an exchange, and then says who is not ready', () => {
  const state = exchanging({ hand: [4], others: [{ hand: [5] }, { hand: [6] }] })
  expect(promptFor(state)).toBe(words.prompt.exchange)
  expect(promptFor(state, 'public')).toBe('Waiting for 3 others')
  expect(promptFor(makeMove(state, 0, ready))).toBe('Waiting for Ben and Kim')
})

test.each([
  ['', 'Play any card'],
  ['9', 'Higher than nine'],
  ['9, 3', 'Higher than nine'],
  ['7', 'Lower than seven'],
  ['6+6', 'A pair above six'],
  ['7+7', 'A pair below seven'],
  ['5+5+5', 'A triplet above five'],
  ['13', 'Only 2, 3 or 10'],
  ['13, 2', 'Play any card'],
])('[HL-05] [HL-07] [HL-10] [HL-11] [HL-12] with %j on top the prompt says: %s', (pile, need) => {
  expect(promptFor(position({ hand: [2], pile }))).toBe(need)
})

test('[HL-06] the prompt says that nothing beats the pile', () => {
  expect(promptFor(position({ hand: [4], pile: '9' }))).toBe(words.prompt.mineTake)
})

test('[HL-16] the prompt says that no face-up card beats the pile', () => {
  expect(promptFor(position({ faceUp: [4], pile: '9' }))).toBe(words.prompt.mineTry)
  expect(promptFor(position({ faceUp: [4, 11], pile: '9' }))).toBe('Higher than nine')
})

test('[HL-15] the prompt asks for a face-down card', () => {
  expect(promptFor(position({ faceDown: [4], pile: '9' }))).toBe(words.prompt.mineHidden)
})

test('the prompt says whose turn it is', () => {
  expect(promptFor(position({ hand: [4], turn: 1 }))).toBe('Ben’s turn')
  expect(promptFor(position({ hand: [4] }), 'public')).toBe('Anna’s turn')
})

test('[HL-18] the prompt says who won', () => {
  const hand = position({ hand: [4], pile: '' })
  expect(promptFor(makeMove(hand, 0, lay(4)))).toBe('You win!')
  expect(promptFor(makeMove(hand, 0, lay(4)), 'public')).toBe('Anna wins!')
  expect(promptFor(makeMove(position({ faceDown: [9], pile: '4' }), 0, flip(0)), 1)).toBe(
    'Anna wins!',
  )
})
