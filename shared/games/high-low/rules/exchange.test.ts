import { expect, test } from 'vitest'

import { game as highLow } from '../game.ts'
import { moves } from './moves.ts'
import {
  exchange,
  exchanging,
  lay,
  makeMove,
  ready,
  violationOf,
  take,
} from '../testing/positions.ts'
import { view } from './view.ts'
import { clauses } from '../words/en/table.ts'

const start = exchanging({
  hand: [1, 4, 9, 9, 12],
  faceUp: [4, 10, 11],
  others: [{ hand: [2, 5, 5, 6, 8], faceUp: [1, 7, 13] }],
})

test('[HL-02] a player exchanges a card of the hand with a face-up one, one for one', () => {
  const state = makeMove(start, 0, exchange(1, 10))
  expect(state.hands[0]).toEqual([4, 9, 9, 10, 12])
  expect(state.faceUp[0]).toEqual([1, 4, 11])
  expect(state.hands[1]).toEqual(start.hands[1])
})

test('[HL-02] of several cards of the same value, one is exchanged', () => {
  const state = makeMove(start, 0, exchange(9, 11))
  expect(state.hands[0]).toEqual([1, 4, 9, 11, 12])
  expect(state.faceUp[0]).toEqual([4, 9, 10])
})

test('[HL-02] a player can exchange any number of times', () => {
  let state = start
  for (const [hand, faceUp] of [
    [1, 10],
    [10, 1],
    [1, 10],
    [12, 1],
  ] as const)
    state = makeMove(state, 0, exchange(hand, faceUp))
  expect(state.hands[0]).toEqual([1, 4, 9, 9, 10])
  expect(state.faceUp[0]).toEqual([4, 11, 12])
})

test('[HL-02] all players exchange at the same time', () => {
  expect(highLow.toMove(start)).toEqual([0, 1])
  const state = makeMove(makeMove(start, 1, exchange(2, 1)), 0, exchange(1, 10))
  expect(state.faceUp).toEqual([
    [1, 4, 11],
    [2, 7, 13],
  ])
})

test('[HL-02] the moves contain every exchange with an effect once, and being ready', () => {
  const offered = moves(view(start, 0))
  // The 1, 9 and 12 of the hand can be exchanged for each of the three face-up cards. The 4 can be
  // exchanged for two of them, because the third is a 4.
  expect(offered).toHaveLength(3 * 3 + 2 + 1)
  expect(offered).toContainEqual(ready)
  expect(violationOf(start, exchange(4, 4), 0)).toBe('HL-02')
})

test('[HL-02] a player can exchange only cards they have', () => {
  expect(violationOf(start, exchange(2, 10), 0)).toBe('HL-02')
  expect(violationOf(start, exchange(1, 13), 0)).toBe('HL-02')
})

test('[HL-02] ready is final', () => {
  const state = makeMove(start, 0, ready)
  expect(highLow.toMove(state)).toEqual([1])
  expect(moves(view(state, 0))).toEqual([])
  expect(violationOf(state, exchange(1, 10), 0)).toBe('HL-02')
  expect(violationOf(state, ready, 0)).toBe('HL-02')
})

test('[HL-02] play begins when all players are ready, and not before', () => {
  const one = makeMove(start, 0, ready)
  expect(view(one, 'public').phase).toBe('exchange')
  expect(violationOf(one, lay(1), 0)).toBe('HL-02')
  expect(clauses['HL-02']).toContain('then tap “Ready”')
  const both = makeMove(one, 1, ready)
  expect(view(both, 'public').phase).toBe('play')
  expect(highLow.toMove(both)).toEqual([start.turn])
  expect(violationOf(both, lay(1), 0)).toBeNull()
})

test('[HL-02] cards can be exchanged only at the beginning', () => {
  const playing = makeMove(makeMove(start, 0, ready), 1, ready)
  expect(violationOf(playing, exchange(1, 10))).toBe('HL-02')
  expect(violationOf(playing, ready)).toBe('HL-02')
  expect(violationOf(makeMove(playing, 0, lay(1)), take)).toBeNull()
})

test('[HL-02] five players exchange with four hand cards, and draw after play has begun', () => {
  const hands = [
    [2, 3, 4, 4],
    [1, 5, 6, 8],
    [1, 5, 6, 8],
    [1, 5, 6, 8],
    [9, 9, 11, 12],
  ]
  const [mine = [], ...others] = hands
  const five = exchanging({
    hand: mine,
    faceUp: [7, 10, 12],
    others: others.map((hand) => ({ hand })),
    draw: [13, 12],
  })
  let state = makeMove(five, 0, exchange(4, 10))
  expect(state.hands[0]).toEqual([2, 3, 4, 10])
  for (const seat of [0, 1, 2, 3, 4]) state = makeMove(state, seat, ready)
  expect(state.hands[0]).toEqual([2, 3, 4, 10, 12])
  expect(state.hands[1]).toHaveLength(4)
})
