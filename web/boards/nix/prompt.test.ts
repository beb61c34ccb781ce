import { expect, test } from 'vitest'

import type { Viewer } from '../../../shared/game/game.ts'
import { apply } from '../../../shared/games/nix/rules/apply.ts'
import { lay, position } from '../../../shared/games/nix/testing/positions.ts'
import { prompt } from './prompt.ts'
import type { State } from '../../../shared/games/nix/rules/state.ts'
import { view } from '../../../shared/games/nix/rules/view.ts'
import { words } from '../../../shared/games/nix/words/en/table.ts'

const promptFor = (state: State, viewer: Viewer = 0): string =>
  prompt(view(state, viewer), state.options, words, ['Anna', 'Ben'])

test('[NU-12] the prompt tells the starting player to start', () => {
  expect(promptFor(position({ hands: [[5], [1]], deal: 3 }))).toBe('You start deal 3')
  expect(promptFor(position({ hands: [[5], [1]], first: 1, turn: 0 }))).toBe(words.prompt.mine)
})

test('[NU-05] the prompt asks for a combination', () => {
  expect(promptFor(position({ hands: [[5], [1]], round: 3 }))).toBe(words.prompt.mine)
})

test('[NU-06] the prompt asks for "no card" if the hand is empty', () => {
  expect(promptFor(position({ hands: [[], [1]], round: 5 }))).toBe(words.prompt.noCard)
})

test('[NU-07] the prompt explains jokers in the last round', () => {
  expect(promptFor(position({ hands: [[5], [1]], round: 5 }))).toBe(words.prompt.lastRound)
})

test('the prompt says whose turn it is', () => {
  const state = position({ hands: [[5], [1]], turn: 1 })
  expect(promptFor(state)).toBe('Ben’s turn')
  expect(promptFor(state, 'public')).toBe('Ben’s turn')
})

test('[NU-13] the prompt says who won', () => {
  const scores = [
    [9, 1],
    [9, 1],
    [9, 1],
  ]
  const last = position({ hands: [[5], [1]], deal: 4, round: 5, turn: 1, scores })
  expect(promptFor(apply(last, 1, lay('one', 1)))).toBe('Anna wins with 27 points.')
})
