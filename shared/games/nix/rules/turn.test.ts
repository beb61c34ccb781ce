import { describe, expect, test } from 'vitest'

import { rowsFor } from './combinations.ts'
import { onBoard, chipsOffBoard, shoveResult } from './chips.ts'
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
  rowCalled,
} from '../testing/positions.ts'
import { rows, type RowName } from './rows.ts'
import type { Card, Move, State } from './state.ts'
import { encodeChip } from './chip-codec.ts'

const holding = (...hand: readonly Card[]): State => position({ hands: [hand, [1]] })
const inRound = (round: number, ...hand: readonly Card[]): State =>
  position({ hands: [hand, [1]], round })

const namesFor = (cards: readonly Card[]): readonly RowName[] =>
  rowsFor(cards).map((row) => rows[row])

test('[NU-05] a combination is played face up, and the hand is not refilled', () => {
  const state = after(holding(1, 3, 3, 3, 7), lay('three', 3, 3, 3))
  expect(state.discard).toEqual({ owner: 0, row: rowCalled('three'), cards: [3, 3, 3] })
  expect(state.hands[0]).toEqual([1, 7])
})

test('[NU-05] a player can play only cards from the hand', () => {
  expect(violationOf(holding(3, 4), lay('pair', 3, 3))).toBe('NU-05')
  expect(violationOf(holding(3, 4), lay('one', 5))).toBe('NU-05')
  expect(violationOf(holding(3, 4), lay('pair', 0, 3))).toBe('NU-05')
})

test('[NU-05] a player can play any combination, and the same one any number of times', () => {
  const start = position({
    hands: [
      [2, 2, 4, 4, 4],
      [1, 1],
    ],
  })
  const state = after(start, lay('pair', 2, 2), lay('one', 1), lay('pair', 4, 4))
  expect(chipsIn(state, 'pair')).toEqual(plainChips(0, 0))
})

test('[NU-05] the cards of a combination can be named in any order', () => {
  const state = holding(0, 2, 3, 4, 7)
  const turned: Move = { row: rowCalled('run3'), cards: [3, 4, 2], chip: 'plain' }
  expect(after(state, turned)).toEqual(after(state, lay('run3', 2, 3, 4)))
  expect(violationOf(state, { ...turned, cards: [4, 3, 5] })).toBe('NU-05')
  expect(violationOf(state, { ...turned, cards: [7, 2, 3] })).toBe('NU-06')
  expect(violationOf(state, { ...turned, cards: [3, 0, 2], chip: 'super' })).toBe('NU-09')
})

describe('[NU-06] the combinations', () => {
  test.each<[name: RowName, cards: readonly Card[]]>([
    ['four', [7, 7, 7, 7]],
    ['run4', [2, 3, 4, 5]],
    ['run4', [4, 5, 6, 7]],
    ['three', [6, 6, 6]],
    ['run3', [1, 2, 3]],
    ['pair', [4, 4]],
    ['run2', [5, 6]],
    ['one', [1]],
    ['none', []],
  ])('%s: %j', (name, cards) => {
    expect(namesFor(cards)).toEqual([name])
    expect(violationOf(holding(...cards), lay(name, ...cards))).toBeNull()
  })

  test.each<[why: string, name: RowName, cards: readonly Card[]]>([
    ['a run does not wrap', 'run2', [1, 7]],
    ['a longer run does not wrap either', 'run3', [1, 6, 7]],
    ['the longest run does not wrap either', 'run4', [1, 2, 6, 7]],
    ['a run has no gap', 'run3', [2, 3, 5]],
    ['a run has no duplicates', 'run3', [2, 2, 3]],
    ['three of a kind have the same value', 'three', [2, 2, 3]],
    ['a pair is not a run', 'run2', [4, 4]],
    ['a run is not a pair', 'pair', [4, 5]],
    ['three of a kind are not four', 'four', [6, 6, 6]],
    ['two cards are not one', 'one', [4, 4]],
  ])('%s', (_, name, cards) => {
    expect(violationOf(holding(...cards), lay(name, ...cards))).toBe('NU-06')
  })
})

test('[NU-06] a player can play part of a larger combination', () => {
  const names = movesOf(holding(4, 4, 4, 5)).map(({ row, cards }) => [rows[row], ...cards].join())
  expect(new Set(names)).toEqual(new Set(['three,4,4,4', 'pair,4,4', 'run2,4,5', 'one,4', 'one,5']))
})

test('[NU-06] a player can play no card only with an empty hand, and then has no other move', () => {
  expect(violationOf(holding(3), lay('none'))).toBe('NU-06')
  expect(movesOf(inRound(4))).toEqual([lay('none'), laySuper('none')])
  expect(movesOf(inRound(5))).toEqual([lay('none')])
  expect(after(inRound(4), lay('none')).discard).toBeNull()
})

test('[NU-06] there is no passing: each player places a chip with every hand', () => {
  for (const hand of [[], [0], [0, 0, 0], [1, 3, 5, 7], [7]])
    for (const round of [4, 5]) {
      const state = inRound(round, ...hand)
      expect(movesOf(state).length).toBeGreaterThan(0)
      for (const move of movesOf(state)) expect(after(state, move).rows.flat()).toHaveLength(1)
    }
})

describe('[NU-07] a joker stands for any value', () => {
  test.each<[names: readonly RowName[], cards: readonly Card[]]>([
    [['four'], [0, 3, 3, 3]],
    [['run4'], [0, 2, 3, 5]],
    [['run4'], [0, 5, 6, 7]],
    [['three'], [0, 2, 2]],
    [['run3'], [0, 1, 3]],
    [['run3'], [0, 6, 7]],
    [
      ['pair', 'run2'],
      [0, 4],
    ],
    [['one'], [0]],
  ])('as %j: %j', (names, cards) => {
    expect(namesFor(cards)).toEqual(names)
    for (const name of names) expect(violationOf(holding(...cards), lay(name, ...cards))).toBeNull()
  })
})

test('[NU-07] a joker does not make a run wrap', () => {
  expect(namesFor([0, 1, 7])).toEqual([])
  expect(violationOf(holding(0, 1, 7), lay('run3', 0, 1, 7))).toBe('NU-06')
})

test('[NU-07] a combination has at most one joker', () => {
  expect(violationOf(holding(0, 0, 4), lay('three', 0, 0, 4))).toBe('NU-07')
  expect(violationOf(holding(0, 0), lay('pair', 0, 0))).toBe('NU-07')
  expect(violationOf(holding(0, 0, 0, 0), lay('four', 0, 0, 0, 0))).toBe('NU-07')
})

test('[NU-07] a player with only jokers plays them one by one', () => {
  expect(movesOf(holding(0, 0, 0, 0))).toEqual([lay('one', 0)])
})

test('[NU-07] in round 5 a joker can be played only alone', () => {
  const state = inRound(5, 0, 4, 4)
  expect(violationOf(state, lay('three', 0, 4, 4))).toBe('NU-07')
  expect(violationOf(state, lay('run2', 0, 4))).toBe('NU-07')
  expect(violationOf(state, lay('pair', 4, 4))).toBeNull()
  expect(violationOf(state, lay('one', 0))).toBeNull()
  expect(violationOf(inRound(4, 0, 4, 4), lay('three', 0, 4, 4))).toBeNull()
})

test('[NU-07] if the cards fit two rows, the player names the row, and never the value of the joker', () => {
  const state = holding(0, 4)
  expect(chipsIn(after(state, lay('pair', 0, 4)), 'pair')).toEqual(plainChips(0))
  expect(chipsIn(after(state, lay('run2', 0, 4)), 'run2')).toEqual(plainChips(0))
  // With the joker the cards are 2-3-4 or 3-4-5, but there is only one move.
  const runs = movesOf(holding(0, 3, 4)).filter(({ row }) => row === rowCalled('run3'))
  expect(runs).toEqual([lay('run3', 0, 3, 4)])
})

test('[NU-08] a chip enters from the left and moves all others one field to the right, including its owner’s', () => {
  const pair = plainChips(0, 1)
  const state = after(position({ hands: [[4, 4], [1]], rows: { pair } }), lay('pair', 4, 4))
  expect(onBoard(chipsIn(state, 'pair'))).toEqual(plainChips(0, 0, 1))
  expect(state.stock[0]).toEqual({ plain: 3, super: true })
})

test('[NU-08] the fourth chip pushes the first one off for the rest of the deal', () => {
  const one = plainChips(1, 0, 1)
  const start = position({
    hands: [
      [4, 5],
      [1, 2],
    ],
    round: 3,
    rows: { one },
  })
  const state = after(start, lay('one', 4))
  expect(onBoard(chipsIn(state, 'one'))).toEqual(plainChips(0, 1, 0))
  expect(chipsOffBoard(chipsIn(state, 'one'))).toEqual(plainChips(1))
  expect(state.stock[1]).toEqual(start.stock[1])
  const later = after(state, lay('one', 1), lay('one', 5))
  expect(onBoard(chipsIn(later, 'one'))).toEqual(plainChips(0, 1, 0))
  expect(chipsOffBoard(chipsIn(later, 'one'))).toEqual(plainChips(1, 0, 1).toReversed())
})

test('[NU-08] chips in other rows do not move', () => {
  const start = position({ hands: [[4], [1]], rows: { run2: plainChips(1), three: plainChips(0) } })
  const state = after(start, lay('one', 4))
  expect(chipsIn(state, 'run2')).toEqual(plainChips(1))
  expect(chipsIn(state, 'three')).toEqual(plainChips(0))
})

test('[NU-08] the view shows the chip that was placed and the one that was pushed off', () => {
  const one = [chipOf(1), chipOf(2), chipOf(1), chipOf(2)]
  const { last } = after(position({ hands: [[4], [1], [1]], rows: { one } }), lay('one', 4))
  const played = { row: rowCalled('one'), cards: [4], chip: encodeChip(chipOf(0)) }
  expect(last).toEqual({ played: { ...played, off: encodeChip(chipOf(1)) } })
  expect(shoveResult(one)).toEqual({ pushed: plainChips(1, 2), off: chipOf(1) })
  expect(shoveResult([])).toEqual({ pushed: [], off: null })
})
