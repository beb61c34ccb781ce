import { expect, test } from 'vitest'

import {
  down,
  end,
  after,
  extreme,
  play,
  position,
  up,
  type Situation,
} from '../testing/positions.ts'
import type { State } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { estimateChance } from './chance.ts'

const chanceIn = (state: State): number =>
  estimateChance(view(state, state.turn ?? 0), state.options)

/** Returns a state in which only this hand is left: no cards to draw and none in other hands. */
const last = (situation: Pick<Situation, 'hand' | 'tops'>): State =>
  position({ ...situation, draw: 0 })

test('a turn that plays the last cards is a certain win', () => {
  expect(chanceIn(last({ hand: [50, 60], tops: [40, 90, 10, 10] }))).toBe(1)
  expect(chanceIn(extreme({ hand: [57, 58], tops: [41, 91, 13, 12], draw: 0 }))).toBe(1)
})

test('the win probability is zero if the last cards can never be played', () => {
  expect(chanceIn(last({ hand: [48, 60], tops: [55, 90, 10, 10] }))).toBe(0)
})

test('the last cards are a certain win however far they move the piles, even if one must be played first', () => {
  expect(chanceIn(last({ hand: [20, 98], tops: [2, 97, 3, 3] }))).toBe(1)
  expect(chanceIn(last({ hand: [24, 34], tops: [33, 99, 2, 2] }))).toBe(1)
})

test('the win probability is zero if no turn can end', () => {
  const stuck = position({ hand: [50, 60], others: [[3, 4]], tops: [97, 98, 4, 3], draw: 10 })
  expect(chanceIn(stuck)).toBe(0)
})

test('the win probability of a finished game is its result', () => {
  const won = after(last({ hand: [50], tops: [40, 90, 10, 10] }), play(50, up))
  expect(estimateChance(view(won, 0), won.options)).toBe(1)
  const lost: State = { ...won, ending: { won: false, clause: 'TG-13' } }
  expect(estimateChance(view(lost, 0), lost.options)).toBe(0)
})

test('in the middle of a turn, the cards played so far count', () => {
  const start = position({ hand: [12, 13, 88, 50, 40, 60, 70], others: [[20, 30]] })
  const well = chanceIn(after(start, play(12, up)))
  const badly = chanceIn(after(start, play(88, up)))
  expect(badly).toBeLessThan(well)
  expect(chanceIn(start)).toBeGreaterThanOrEqual(badly)
})

test('there is a win probability before the first card, and for the next player', () => {
  const start = position({ hand: [3, 50, 98], others: [[20, 30, 97]], turn: null })
  for (const chance of [
    chanceIn(start),
    chanceIn(after(start, play(3, up), play(98, down), end)),
  ]) {
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(1)
  }
})
