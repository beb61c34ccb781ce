import { expect, test } from 'vitest'

import { randomNumbered } from '../../deal/random.ts'
import { defaultsOf } from '../../game/options.ts'
import { solve, solveByWidths } from './clairvoyant.ts'
import { choices, type Options } from './options.ts'
import { setup } from './rules/deal.ts'
import type { State } from './rules/state.ts'

const options = defaultsOf(choices.values) as Options
const dealt = setup(1, options, randomNumbered(1))
const deal = (hands: State['hands'], draw: State['draw']): State => ({ ...dealt, hands, draw })

test('the search finds the win of a deal whose cards come in order', () => {
  expect(solve(deal([[2, 3, 4]], [8, 7, 6, 5]), 10)).toBe('yes')
})

test('a deal is proven to be lost if no line of play gets rid of all cards', () => {
  // Each of the four piles takes one of the equal cards, and no pile takes the fifth.
  expect(solve(deal([[50, 50, 50, 50, 50]], []), 1_000)).toBe('no')
  expect(solve(deal([[50, 50, 50, 50]], []), 1_000)).toBe('yes')
})

test('a search that leaves positions out claims no proof', () => {
  expect(solve(setup(1, options, randomNumbered(1)), 1)).not.toBe('no')
})

test('if a search finds no way, a wider one searches again', () => {
  const first = setup(1, options, randomNumbered(1))
  expect(solve(first, 5)).toBe('not-found')
  expect(solveByWidths(first, [5, 20])).toBe('yes')
  expect(solveByWidths(first, [1, 5])).toBe('not-found')
})

test('a search with a small width wins a random deal for one player', () => {
  const answers = [1, 2].map((number) => solve(setup(1, options, randomNumbered(number)), 60))
  expect(answers).toContain('yes')
})
