import { describe, expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { allCards } from './deal.ts'
import { inOrder } from './combinations.ts'
import { game as nix } from '../game.ts'
import { fields, rows } from './rows.ts'
import { game } from '../game.ts'
import { pointsOn, totals } from './scoring.ts'
import {
  after,
  lay,
  plainChips,
  position,
  rowCalled,
  superChipOf,
  type Situation,
} from '../testing/positions.ts'
import { view } from './view.ts'
import { decodeRows } from './chip-codec.ts'

const beforeTheLastChip = (situation: Partial<Situation> = {}) =>
  position({
    hands: [
      [2, 3, 4, 5],
      [6, 6],
    ],
    round: 5,
    turn: 1,
    ...situation,
  })

describe('[NU-11] a chip scores the field that it is on', () => {
  test.each(rows)('%s', (name) => {
    const board = (...owners: readonly number[]) =>
      position({ hands: [[], [], []], rows: { [name]: plainChips(...owners) } }).rows
    const [left, middle, right] = fields[rowCalled(name)]
    expect(pointsOn(board(0, 1, 2), [0, 1, 2])).toEqual([left, middle, right])
    expect(pointsOn(board(0, 0, 0, 1), [0, 1, 2])).toEqual([left + middle + right, 0, 0])
  })
})

test('[NU-11] after round 5 all chips on the board score; chips pushed off and cards left do not', () => {
  const state = after(
    beforeTheLastChip({
      rows: {
        pair: plainChips(0, 1, 0),
        run4: [superChipOf(0), ...plainChips(1)],
        one: plainChips(0, 0, 0, 1),
      },
    }),
    lay('pair', 6, 6),
  )
  // The pair row has the chips of seats 1, 0 and 1, and one of seat 0 was pushed off. The run of
  // four counts twice 6 for seat 0, and 10 for seat 1. The row of one card counts 2, 3 and 2 for
  // seat 0.
  expect(state.scores).toEqual([[6 + 12 + 7, 4 + 3 + 10]])
  expect(state.last?.ended).toEqual({ deal: 1, points: [25, 17] })
  expect(totals(state)).toEqual([25, 17])
})

test('[NU-11] there is no score before the last chip of round 5', () => {
  const state = position({ hands: [[1], [6, 6]], round: 4, turn: 1 })
  expect(after(state, lay('pair', 6, 6)).scores).toEqual([])
  expect(after(position({ hands: [[1], [6, 6]], round: 5 }), lay('one', 1)).scores).toEqual([])
})

test('[NU-12] for a new deal all chips return, and all cards are shuffled and dealt', () => {
  const state = after(beforeTheLastChip({ rows: { one: plainChips(1) } }), lay('pair', 6, 6))
  expect([state.deal, state.round, state.discard]).toEqual([2, 1, null])
  expect(state.rows.flat()).toEqual([])
  expect(state.stock).toEqual([
    { plain: 4, super: true },
    { plain: 4, super: true },
  ])
  expect(state.hands.map((hand) => hand.length)).toEqual([12, 12])
  expect(inOrder([...state.hands.flat(), ...state.pile])).toEqual(inOrder(allCards))
})

test('[NU-12] the scored board stays visible', () => {
  const state = after(beforeTheLastChip({ rows: { one: plainChips(1) } }), lay('pair', 6, 6))
  const scored = decodeRows(view(state, 'public').scored ?? '')
  expect(scored[rowCalled('one')]).toEqual(plainChips(1))
  expect(scored[rowCalled('pair')]).toEqual(plainChips(1))
})

test('[NU-12] the player with the highest total begins, not the best of the last deal', () => {
  const state = after(
    beforeTheLastChip({ deal: 2, scores: [[30, 10]], rows: { four: plainChips(1) } }),
    lay('pair', 6, 6),
  )
  expect(totals(state)).toEqual([30, 21])
  expect([state.first, state.turn, state.firstBy]).toEqual([0, 0, 'lead'])
})

test('[NU-12] if several players share the highest total, a random one of them begins', () => {
  const tied = Array.from({ length: 40 }, (_, number) => ({
    ...position({ hands: [[1], [6, 6], [1]], round: 5, first: 2, turn: 1, scores: [[24, 20, 23]] }),
    random: randomOf(number),
  }))
  const begun = tied.map((state) => after(state, lay('pair', 6, 6)))
  expect(begun.every(({ firstBy }) => firstBy === 'random')).toBe(true)
  expect(new Set(begun.map(({ first }) => first))).toEqual(new Set([0, 1]))
})

test('[NU-13] after four deals the highest total wins', () => {
  const scores = [
    [10, 30],
    [10, 5],
    [10, 5],
  ]
  const state = after(beforeTheLastChip({ deal: 4, scores }), lay('pair', 6, 6))
  expect(nix.toMove(state)).toEqual([])
  expect(game.outcome(state)).toEqual({ kind: 'places', places: [2, 1], points: [30, 44] })
  expect(view(state, 'public').ending).toEqual({ places: [2, 1] })
  expect(nix.violatedClause(view(state, 0), state.options, lay('one', 2))).toBe('NU-13')
})

test('[NU-13] there is no winner before the fourth deal ends', () => {
  const state = after(beforeTheLastChip({ deal: 3 }), lay('pair', 6, 6))
  expect(game.outcome(state)).toBeNull()
  expect(view(state, 'public').ending).toBeUndefined()
})

test('[NU-13] equal totals share the victory, and the next rank counts all players above it', () => {
  const scores = [[24, 20, 23]]
  const situation = { hands: [[1], [6, 6], [1]], first: 2, turn: 1, deal: 4, scores }
  const state = after(beforeTheLastChip(situation), lay('pair', 6, 6))
  expect(game.outcome(state)).toMatchObject({ places: [1, 1, 3], points: [24, 24, 23] })
})
