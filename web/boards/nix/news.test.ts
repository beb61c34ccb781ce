import { describe, expect, test } from 'vitest'

import type { Seat } from '../../../shared/game/game.ts'
import { apply } from '../../../shared/games/nix/rules/apply.ts'
import { news } from './news.ts'
import { lay, laySuper, plainChips, position } from '../../../shared/games/nix/testing/positions.ts'
import type { Move, State } from '../../../shared/games/nix/rules/state.ts'
import { view } from '../../../shared/games/nix/rules/view.ts'
import { words } from '../../../shared/games/nix/words/en/table.ts'

const names = ['Anna', 'Ben']

const newsOf = (before: State | null, after: State): readonly string[] =>
  news(before && view(before, 'public'), view(after, 'public'), words, names)

/** Lets the current player make a move, and returns the sentences about it. */
const newsOfMove = (state: State, move: Move): readonly string[] =>
  newsOf(state, apply(state, state.turn ?? 0, move))

/**
 * Returns a state in which these players have chips in the row for single cards. Anna is to move,
 * and holds a five.
 */
const withSingles = (...owners: readonly Seat[]): State =>
  position({ hands: [[5], [1]], rows: { one: plainChips(...owners) } })

describe('the news', () => {
  test('say who plays which cards in which row', () => {
    const state = position({ hands: [[0, 5, 7], [1]] })
    expect(newsOfMove(state, lay('run3', 0, 5, 7))).toEqual(['Anna plays 5-7-joker: run of three.'])
  })

  test('[NU-09] mention the super-chip', () => {
    const state = position({ hands: [[5, 5], [1]] })
    expect(newsOfMove(state, laySuper('pair', 5, 5))).toEqual([
      'Anna plays 5-5: pair, with the super-chip.',
    ])
  })

  test('[NU-06] mention an empty hand, with a plain chip and with the super-chip', () => {
    const state = position({ hands: [[], [1]], round: 4 })
    expect(newsOfMove(state, lay('none'))).toEqual(['Anna plays no card.'])
    expect(newsOfMove(state, laySuper('none'))).toEqual([
      'Anna plays no card, with the super-chip.',
    ])
  })

  test('[NU-08] say whose chip is pushed off, even if it is one’s own', () => {
    expect(newsOfMove(withSingles(0, 0, 1), lay('one', 5))).toEqual([
      'Anna plays 5: one card.',
      'Ben’s chip is pushed off.',
    ])
    expect(newsOfMove(withSingles(1, 1, 0), lay('one', 5)).at(-1)).toBe(
      'Anna’s chip is pushed off.',
    )
    expect(newsOfMove(withSingles(1, 1), lay('one', 5))).toHaveLength(1)
  })

  test('[NU-15] say which cards EGON turned over and played', () => {
    const state = position({
      hands: [[5], [1]],
      egon: true,
      turn: 1,
      pile: [2, 2],
      rows: { pair: plainChips(0, 1, 0) },
    })
    expect(newsOfMove(state, lay('one', 1))).toEqual([
      'Ben plays 1: one card.',
      'EGON turns over 2-2 and plays 2-2: pair.',
      'Anna’s chip is pushed off.',
    ])
  })

  test('[NU-17] mention EGON’s super-chip', () => {
    const state = position({
      hands: [[5], [1]],
      egon: true,
      turn: 1,
      round: 4,
      pile: [2, 2, 2, 4, 6],
    })
    expect(newsOfMove(state, lay('one', 1)).at(-1)).toBe(
      'EGON turns over 2-2-2-4-6 and plays 2-2-2: three of a kind, with the super-chip.',
    )
  })

  test('[NU-12] report the points of a deal, and who starts the next one', () => {
    const state = position({ hands: [[5], [1]], round: 5, turn: 1, rows: { four: plainChips(0) } })
    expect(newsOfMove(state, lay('one', 1))).toEqual([
      'Ben plays 1: one card.',
      'Deal 1 is over: Anna 7, Ben 2.',
      'Anna starts deal 2.',
    ])
  })

  test('[NU-12] say that the starting player was random', () => {
    const even = position({
      hands: [[5], [1]],
      round: 5,
      turn: 1,
      rows: { run2: plainChips(0) },
      scores: [[0, 1]],
      deal: 2,
    })
    expect(newsOfMove(even, lay('one', 1)).at(-1)).toMatch(
      /^(Anna|Ben) starts deal 3, picked at random\.$/,
    )
  })

  test('[NU-13] say who won', () => {
    const scores = [
      [9, 1],
      [9, 1],
      [9, 1],
    ]
    const state = position({ hands: [[5], [1]], deal: 4, round: 5, turn: 1, scores })
    expect(newsOfMove(state, lay('one', 1)).slice(1)).toEqual([
      'Deal 4 is over: Anna 0, Ben 2.',
      'Anna wins with 27 points.',
    ])
  })

  test('[NU-02] say who starts the first deal, until a chip is placed', () => {
    const state = position({ hands: [[5, 6], [1]], deal: 1 })
    expect(newsOf(null, state)).toEqual([expect.stringMatching(/^Anna starts deal 1/)])
    expect(newsOf(null, apply(state, 0, lay('one', 5)))).toEqual([])
  })

  test('do not repeat anything', () => {
    const after = apply(position({ hands: [[5, 6], [1]] }), 0, lay('one', 5))
    expect(newsOf(after, after)).toEqual([])
  })

  test('report a deal that ended while this page was closed', () => {
    const before = position({ hands: [[5], [1]], round: 5, turn: 0, rows: { four: plainChips(0) } })
    const after = apply(apply(before, 0, lay('one', 5)), 1, lay('one', 1))
    expect(newsOf(before, after)).toEqual([
      'Ben plays 1: one card.',
      'Deal 1 is over: Anna 10, Ben 2.',
      'Anna starts deal 2.',
    ])
  })

  test('address the viewer as "you"', () => {
    const state = withSingles(0, 0, 1)
    const after = apply(state, 0, lay('one', 5))
    expect(news(view(state, 0), view(after, 0), words, names)).toEqual([
      'You play 5: one card.',
      'Ben’s chip is pushed off.',
    ])
    expect(news(view(state, 1), view(after, 1), words, names)).toEqual([
      'Anna plays 5: one card.',
      'Your chip is pushed off.',
    ])
  })

  test('[NU-13] address the winner', () => {
    const scores = [
      [9, 1],
      [9, 1],
      [9, 1],
    ]
    const state = position({ hands: [[5], [1]], deal: 4, round: 5, turn: 1, scores })
    const after = apply(state, 1, lay('one', 1))
    const lastFor = (seat: Seat) =>
      news(view(state, seat), view(after, seat), words, names).slice(-2)
    expect(lastFor(0)).toEqual(['Deal 4 is over: you 0, Ben 2.', 'You won with 27 points!'])
    expect(lastFor(1)).toEqual(['Deal 4 is over: Anna 0, you 2.', 'Anna wins with 27 points.'])
  })
})
