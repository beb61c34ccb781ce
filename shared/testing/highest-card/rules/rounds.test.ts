import { expect, test } from 'vitest'

import { apply, outcome } from './apply.ts'
import type { State } from './state.ts'
import { view } from './view.ts'

const position = (hands: readonly (readonly number[])[], more: Partial<State> = {}): State => ({
  hands,
  rest: [],
  laid: hands.map(() => null),
  taken: hands.map(() => 0),
  turn: 0,
  ...more,
})

test('[HC-02] clockwise, each player plays one card face up', () => {
  const laid = apply(position([[4, 9], [20, 21], [8]]), 0, { card: 9 })
  expect(laid).toMatchObject({ hands: [[4], [20, 21], [8]], turn: 1 })
  expect(view(laid, 2).laid).toEqual([9, null, null])
})

test('[HC-03] the highest card takes the round, and begins the next', () => {
  const over = apply(position([[4], [20], [8, 12]], { laid: [9, 21, null], turn: 2 }), 2, {
    card: 8,
  })
  expect(over).toMatchObject({ taken: [0, 1, 0], turn: 1 })
  expect(apply(over, 1, { card: 20 }).laid).toEqual([null, 20, null])
})

test('[HC-04] the player with the most rounds wins, and equal players share the rank', () => {
  const last = position([[], [20], []], { laid: [9, null, 8], taken: [2, 1, 1], turn: 1 })
  const over = apply(last, 1, { card: 20 })
  expect(over.turn).toBe(null)
  expect(outcome(over)).toEqual({ kind: 'places', places: [1, 1, 3], points: [2, 2, 1] })
})
