import { describe, expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { setup } from './deal.ts'
import { bestOf } from './egon.ts'
import { game } from '../game.ts'
import {
  after,
  chipsIn,
  lay,
  plainChips,
  playUntil,
  position,
  rowCalled,
  superChipOf,
  type Situation,
} from '../testing/positions.ts'
import { rows, type RowName } from './rows.ts'
import type { Card } from './state.ts'
import { view } from './view.ts'
import { decodeChip } from './chip-codec.ts'

/** Returns the state one move before EGON’s turn. */
const beforeEgon = (situation: Partial<Situation> = {}) =>
  position({ hands: [[1], [6, 6]], turn: 1, egon: true, pile: [1, 3, 3, 7, 5, 5], ...situation })

test('[NU-14] EGON places a chip after the last player of every round', () => {
  const state = after(beforeEgon(), lay('pair', 6, 6))
  expect(chipsIn(state, 'pair')).toEqual(plainChips('egon', 1))
  expect(state.stock[2]).toEqual({ plain: 3, super: true })
  expect([state.round, state.turn]).toEqual([2, 0])
  expect(state.discard).toEqual({ owner: 'egon', row: rowCalled('pair'), cards: [5, 5] })
})

test('[NU-14] EGON waits for the last player, and takes part only with the option', () => {
  const waiting = after(position({ hands: [[1], [6, 6]], egon: true, pile: [5, 5] }), lay('one', 1))
  expect(waiting.egon).toBeNull()
  const alone = after(beforeEgon({ egon: false }), lay('pair', 6, 6))
  expect(chipsIn(alone, 'pair')).toEqual(plainChips(1))
  expect(alone.stock).toHaveLength(2)
})

test('[NU-14] EGON sits to the right of the player who began the deal', () => {
  for (const first of [0, 1, 2]) {
    const turn = (first + 2) % 3
    const hands = [[1], [1], [1]]
    const state = after(beforeEgon({ hands, first, turn }), lay('one', 1))
    expect(chipsIn(state, 'pair')).toEqual(plainChips('egon'))
    expect(state.turn).toBe(first)
  }
})

test('[NU-15] EGON turns over the next cards of the remaining pile, one more than the number of the round', () => {
  for (const seats of [2, 5]) {
    let state = setup(seats, { egon: true, begins: 'random' }, randomOf(3))
    const { pile } = state
    const turned: Card[][] = []
    for (const round of [1, 2, 3, 4]) {
      state = playUntil(state, (now) => now.round > round)
      turned.push([...(state.egon?.turnedOver ?? [])])
      expect(state.egon?.round).toBe(round)
    }
    state = playUntil(state, (now) => now.deal > 1)
    turned.push([...(state.last?.egon?.turnedOver ?? [])])
    const next = pile.toReversed()
    const expected = [next.slice(0, 2), next.slice(2, 5), next.slice(5, 9), next.slice(9, 14)]
    expect(turned).toEqual(
      [...expected, next.slice(14, 20)].map((cards) => cards.toSorted((a, b) => a - b)),
    )
    expect(pile.length).toBe(80 - 12 * seats)
  }
})

describe('[NU-15] EGON plays the best combination, in the order of the rows', () => {
  test.each<[turned: readonly Card[], name: RowName, cards: readonly Card[]]>([
    [[2, 5, 5, 6, 0], 'three', [0, 5, 5]],
    [[5, 6, 7, 0], 'run4', [0, 5, 6, 7]],
    [[3, 3, 3, 3, 1, 2], 'four', [3, 3, 3, 3]],
    [[4, 5, 6, 7, 7, 7], 'run4', [4, 5, 6, 7]],
    [[1, 2, 3, 7, 7, 7], 'three', [7, 7, 7]],
    [[4, 4, 5, 6], 'run3', [4, 5, 6]],
    [[4, 4, 5], 'pair', [4, 4]],
    [[2, 4, 5], 'run2', [4, 5]],
    [[1, 7], 'one', [7]],
    [[1, 6, 7], 'run2', [6, 7]],
    [[1, 1, 2, 2, 5], 'pair', [2, 2]],
  ])('%j: %s', (turned, name, cards) => {
    expect(bestOf(turned)).toEqual({ row: rowCalled(name), cards })
  })
})

test('[NU-15] EGON always plays at least one card', () => {
  expect(() => bestOf([])).toThrow('no card')
  for (let card = 0; card <= 7; card++)
    for (let other = 0; other <= 7; other++)
      expect(rows[bestOf([card, other]).row]).toMatch(/pair|run2|one/)
})

describe('[NU-16] EGON uses as many jokers as he likes', () => {
  test.each<[turned: readonly Card[], name: RowName, cards: readonly Card[]]>([
    [[0, 0], 'pair', [0, 0]],
    [[0, 3], 'pair', [0, 3]],
    [[0, 0, 0], 'three', [0, 0, 0]],
    [[0, 0, 5], 'three', [0, 0, 5]],
    [[0, 0, 0, 0], 'four', [0, 0, 0, 0]],
    [[5, 0, 0, 0], 'four', [0, 0, 0, 5]],
    [[0, 0, 0, 0, 5], 'four', [0, 0, 0, 5]],
    [[1, 5, 5, 0, 0], 'four', [0, 0, 5, 5]],
    [[1, 3, 0, 0], 'run4', [0, 0, 1, 3]],
    [[6, 7, 0, 0], 'run4', [0, 0, 6, 7]],
    [[1, 7, 0, 0], 'three', [0, 0, 7]],
    [[0, 1, 7], 'pair', [0, 7]],
    [[0, 6, 7], 'run3', [0, 6, 7]],
  ])('%j: %s', (turned, name, cards) => {
    expect(bestOf(turned)).toEqual({ row: rowCalled(name), cards })
  })
})

test('[NU-16] EGON also uses jokers with his super-chip and in round 5', () => {
  const fourth = after(beforeEgon({ round: 4, pile: [0, 0, 4, 4, 1] }), lay('one', 6))
  expect(chipsIn(fourth, 'four')).toEqual([superChipOf('egon')])
  const fifth = after(beforeEgon({ round: 5, pile: [0, 2, 3, 1, 6, 6] }), lay('one', 6))
  expect(fifth.scored?.[rowCalled('run4')]).toEqual(plainChips('egon'))
})

test('[NU-17] EGON places his super-chip in round 4 and plain chips in the other rounds', () => {
  const isSuper = [1, 2, 3, 4, 5].map((round) => {
    const state = after(beforeEgon({ round }), lay('one', 6))
    return decodeChip(state.last?.egon?.chip ?? '')
  })
  expect(isSuper).toEqual([
    ...plainChips('egon', 'egon', 'egon'),
    superChipOf('egon'),
    ...plainChips('egon'),
  ])
})

test('[NU-17] EGON’s points are recorded, and he can win or share the victory', () => {
  const situation = { deal: 4, round: 5, scores: [[20, 10, 40]], rows: { one: plainChips(0) } }
  const lost = after(beforeEgon(situation), lay('one', 6))
  // EGON has turned over two pairs and plays one of them. His chip is the only one in the pair row,
  // so it is on the first field, which is worth 4 points.
  expect(lost.scores.at(-1)).toEqual([3, 2, 4])
  expect(game.outcome(lost)).toEqual({
    kind: 'places',
    places: [2, 3],
    points: [23, 12],
    guest: { place: 1, points: 44 },
  })
  const shared = after(beforeEgon({ ...situation, scores: [[20, 10, 19]] }), lay('one', 6))
  expect(game.outcome(shared)).toMatchObject({ places: [1, 3], guest: { place: 1, points: 23 } })
  expect(view(shared, 'public').ending).toEqual({ places: [1, 3, 1] })
})

test('[NU-17] if EGON leads, the best of the other players begins the next deal', () => {
  const state = after(beforeEgon({ round: 5, scores: [[10, 20, 90]] }), lay('one', 6))
  expect([state.deal, state.first, state.firstBy]).toEqual([2, 1, 'lead'])
})
