import { expect, test } from 'vitest'

import { apply } from '../rules/apply.ts'
import { call, position, type PositionInput } from '../testing/positions.ts'
import { gainOfRound, gameValue } from './game-value.ts'

const many = '3♣ 4♣ 5♣ 6♣ 7♣'
const base: PositionInput = { hands: ['3♦ 4♦ 5♦', many, '9♣'], targetWins: 2 }
/** The value for seat 0, if seat 2 holds one card and the points are these. */
const valueWith = (points: readonly number[], changes: Partial<PositionInput> = {}): number =>
  gameValue(position({ ...base, ...changes, points }), 0)

test.each(['wins', 'cards'] as const)('the chances of all seats add up to one (%s)', (scoring) => {
  const state = position({ ...base, scoring, points: [0, 1, 0] })
  const sum = [0, 1, 2].reduce((total, seat) => total + gameValue(state, seat), 0)
  expect(sum).toBeCloseTo(1)
})

test('a round that is lost to the leading player costs more', () => {
  expect(valueWith([0, 0, 1])).toBeLessThan(valueWith([0, 1, 0]) - 0.05)
})

test('in a game of one round, only the winner of the round has a chance', () => {
  const state = position({ ...base, hands: ['9♦ 9♠', many, '9♣'], targetWins: 1 })
  const won = apply(state, 0, call('9♦ 9♠'))
  expect([0, 1, 2].map((seat) => gameValue(won, seat))).toEqual([1, 0, 0])
  expect(gainOfRound(state, 0)).toBe(1)
})

test('the more points a player has already, the better the chance', () => {
  const scoring = 'cards'
  expect(valueWith([60, 0, 0], { scoring })).toBeGreaterThan(valueWith([0, 0, 0], { scoring }))
})
