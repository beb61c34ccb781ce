import { expect, test } from 'vitest'

import { pointsOn } from './scoring.ts'
import {
  after,
  chipOf,
  chipsIn,
  lay,
  laySuper,
  offered,
  plainChips,
  position,
  refused,
  superChipOf,
} from '../testing/positions.ts'
import type { Card, State } from './state.ts'

const inRound = (round: number, ...hand: readonly Card[]): State =>
  position({ hands: [hand, [1]], round })

/** What seat 0 gets for a super-chip with these chips to its left. */
const pointsBehind = (...others: readonly number[]): number | undefined => {
  const four = [...plainChips(...others), superChipOf(0)]
  return pointsOn(position({ hands: [[], []], rows: { four } }).rows, [0])[0]
}

test('[NU-09] the super-chip counts double where it lies at scoring, and nothing once it is off', () => {
  expect([pointsBehind(), pointsBehind(1)]).toEqual([14, 24])
  expect([pointsBehind(1, 1), pointsBehind(1, 1, 1)]).toEqual([14, 0])
})

test('[NU-09] [NU-01] the super-chip is laid in rounds 1 to 4, and there is one of it', () => {
  for (const round of [1, 2, 3, 4]) {
    const state = after(inRound(round, 3, 3), laySuper('pair', 3, 3))
    expect(chipsIn(state, 'pair')).toEqual([superChipOf(0)])
    expect(state.stock[0]).toEqual({ plain: 5 - round, super: false })
  }
  const later = after(inRound(2, 3, 3, 5), laySuper('pair', 3, 3), lay('one', 1))
  expect(refused(later, laySuper('one', 5))).toBe('NU-01')
  expect(refused(later, lay('one', 5))).toBeNull()
})

test('[NU-09] the super-chip goes with no combination that has a joker, nor with a lone joker', () => {
  const state = inRound(1, 0, 3, 3)
  expect(refused(state, laySuper('three', 0, 3, 3))).toBe('NU-09')
  expect(refused(state, laySuper('one', 0))).toBe('NU-09')
  expect(refused(state, lay('one', 0))).toBeNull()
  expect(refused(state, laySuper('pair', 3, 3))).toBeNull()
})

test('[NU-09] the super-chip is not laid in round 5', () => {
  expect(refused(inRound(5, 3, 3), laySuper('pair', 3, 3))).toBe('NU-09')
  expect(refused(inRound(5), laySuper('none'))).toBe('NU-09')
})

test('[NU-09] the super-chip goes with no card in round 4', () => {
  const state = after(inRound(4), laySuper('none'))
  expect(chipsIn(state, 'none')).toEqual([superChipOf(0)])
})

test('[NU-10] a super-chip left for round 5 is turned over and counts single', () => {
  const start = inRound(5, 7, 7, 7)
  expect(start.stock[0]).toEqual({ plain: 0, super: true })
  expect(offered(start).every(({ chip }) => chip === 'plain')).toBe(true)
  const state = after(start, lay('three', 7, 7, 7))
  expect(chipsIn(state, 'three')).toEqual([chipOf(0)])
  expect(state.stock[0]).toEqual({ plain: 0, super: false })
  expect(pointsOn(state.rows, [0])).toEqual([5])
})

test('[NU-10] whoever has laid the super-chip lays a plain one in round 5', () => {
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
