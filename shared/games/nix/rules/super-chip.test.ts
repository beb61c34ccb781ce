import { expect, test } from 'vitest'

import { pointsOn } from './scoring.ts'
import {
  after,
  chipOf,
  chipsIn,
  lay,
  laySuper,
  movesOf,
  plainChips,
  position,
  violationOf,
  superChipOf,
} from '../testing/positions.ts'
import type { Card, State } from './state.ts'

const inRound = (round: number, ...hand: readonly Card[]): State =>
  position({ hands: [hand, [1]], round })

/** Returns the points of seat 0 for a super-chip with these chips to its left. */
const pointsBehind = (...others: readonly number[]): number | undefined => {
  const four = [...plainChips(...others), superChipOf(0)]
  return pointsOn(position({ hands: [[], []], rows: { four } }).rows, [0])[0]
}

test('[NU-09] the super-chip counts double on its field at scoring, and nothing off the board', () => {
  expect([pointsBehind(), pointsBehind(1)]).toEqual([14, 24])
  expect([pointsBehind(1, 1), pointsBehind(1, 1, 1)]).toEqual([14, 0])
})

test('[NU-09] [NU-01] each player has one super-chip, and can place it in rounds 1 to 4', () => {
  for (const round of [1, 2, 3, 4]) {
    const state = after(inRound(round, 3, 3), laySuper('pair', 3, 3))
    expect(chipsIn(state, 'pair')).toEqual([superChipOf(0)])
    expect(state.stock[0]).toEqual({ plain: 5 - round, super: false })
  }
  const later = after(inRound(2, 3, 3, 5), laySuper('pair', 3, 3), lay('one', 1))
  expect(violationOf(later, laySuper('one', 5))).toBe('NU-01')
  expect(violationOf(later, lay('one', 5))).toBeNull()
})

test('[NU-09] the super-chip cannot be used with a joker, not even with a single one', () => {
  const state = inRound(1, 0, 3, 3)
  expect(violationOf(state, laySuper('three', 0, 3, 3))).toBe('NU-09')
  expect(violationOf(state, laySuper('one', 0))).toBe('NU-09')
  expect(violationOf(state, lay('one', 0))).toBeNull()
  expect(violationOf(state, laySuper('pair', 3, 3))).toBeNull()
})

test('[NU-09] the super-chip cannot be used in round 5', () => {
  expect(violationOf(inRound(5, 3, 3), laySuper('pair', 3, 3))).toBe('NU-09')
  expect(violationOf(inRound(5), laySuper('none'))).toBe('NU-09')
})

test('[NU-09] the super-chip can be used without a card in round 4', () => {
  const state = after(inRound(4), laySuper('none'))
  expect(chipsIn(state, 'none')).toEqual([superChipOf(0)])
})

test('[NU-10] a super-chip left for round 5 is turned over and counts once', () => {
  const start = inRound(5, 7, 7, 7)
  expect(start.stock[0]).toEqual({ plain: 0, super: true })
  expect(movesOf(start).every(({ chip }) => chip === 'plain')).toBe(true)
  const state = after(start, lay('three', 7, 7, 7))
  expect(chipsIn(state, 'three')).toEqual([chipOf(0)])
  expect(state.stock[0]).toEqual({ plain: 0, super: false })
  expect(pointsOn(state.rows, [0])).toEqual([5])
})

test('[NU-10] a player without the super-chip places a plain chip in round 5', () => {
  const stock = [
    { plain: 1, super: false },
    { plain: 0, super: true },
  ]
  const state = after(
    position({ hands: [[7], [1]], round: 5, stock, deal: 4, first: 0 }),
    lay('one', 7),
  )
  expect(state.stock).toEqual([
    { plain: 0, super: false },
    { plain: 0, super: true },
  ])
})
