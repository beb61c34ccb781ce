import { expect, test } from 'vitest'

import type { Viewer } from '../../../shared/game/game.ts'
import { apply } from '../../../shared/games/the-game/rules/apply.ts'
import { extreme, play, position, up } from '../../../shared/games/the-game/testing/positions.ts'
import { prompt } from './prompt.ts'
import type { State } from '../../../shared/games/the-game/rules/state.ts'
import { view } from '../../../shared/games/the-game/rules/view.ts'
import { words } from '../../../shared/games/the-game/words/en/table.ts'

const promptFor = (state: State, viewer: Viewer = 0): string =>
  prompt(view(state, viewer), state.options, words, ['Anna', 'Ben'])

test('[TG-03] the prompt says before the first card who can begin', () => {
  const state = position({ hand: [5, 6], turn: null })
  expect(promptFor(state)).toBe(words.prompt.begin)
  expect(promptFor(state, 'public')).toBe(words.prompt.waitToBegin)
})

test('[TG-04] [TG-08] [TG-16] the prompt counts the cards still required', () => {
  const hand = [5, 6, 7, 8]
  expect(promptFor(position({ hand }))).toBe('Your turn: 2 cards or more')
  expect(promptFor(position({ hand, expert: true }))).toBe('Your turn: 3 cards or more')
  expect(promptFor(position({ hand, tops: [1, 1, 50, 100], draw: 0 }))).toBe(
    'Your turn: play a card',
  )
  const one = apply(position({ hand }), 0, play(5, up))
  expect(promptFor(one)).toBe('Your turn: one more')
  expect(promptFor(apply(one, 0, play(6, up)))).toBe(words.prompt.mineEnough)
})

test('[TX-07] [TX-09] the prompt asks for what a command requires', () => {
  const hand = [10, 11, 18, 30]
  const one = apply(extreme({ hand }), 0, play(10, up))
  expect(promptFor(apply(one, 0, play(11, up)))).toBe(words.prompt.mineSkull)
  expect(promptFor(apply(one, 0, play(18, up)))).toBe('Your turn: exactly 1 more')
})

test('the prompt says whose turn it is', () => {
  expect(promptFor(position({ hand: [5, 6], others: [[7, 8]], turn: 1 }))).toBe('Ben’s turn')
})

test('[TG-14] the prompt shows the result', () => {
  const lost = apply(position({ hand: [34, 50, 60], tops: [33, 99, 2, 2], draw: 10 }), 0, {
    do: 'play',
    card: 60,
    pile: up,
    loses: true,
  })
  expect(promptFor(lost)).toBe('Lost, 12 cards left.')
})
