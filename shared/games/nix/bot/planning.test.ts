import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { combinations, inOrder, isAmong, jokersIn, without } from '../rules/combinations.ts'
import { setup } from '../rules/deal.ts'
import { bestOf } from '../rules/egon.ts'
import { plainChips, playUntil, position, rowCalled } from '../testing/positions.ts'
import { cardsFor, fields } from '../rules/rows.ts'
import { joker, type Card } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { gainByPush, placeOf } from './board.ts'
import { egonsHabit, playersHabit } from './habits.ts'
import { holds, layings, pack, subtract } from './card-counts.ts'
import { boldPlan, plannerFor } from './plan.ts'
import { fieldWorths, positionOf, type Position } from './position.ts'

const anyCards = (most: number) =>
  fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: most }).map(inOrder)

const fewEnough = (cards: readonly Card[]): boolean =>
  cards.every((card) => cards.filter((one) => one === card).length <= 7)

const knownTo = (state: Parameters<typeof view>[0]): Position => {
  const seat = state.turn ?? 0
  return positionOf(view(state, seat), state.options, seat)
}

const atLast = (...cards: readonly Card[]) =>
  layings.find((laying) => laying.cards === pack(cards))?.rowAtLast

describe('card counts', () => {
  test('detect the cards in a hand and remove them', () => {
    fc.assert(
      fc.property(anyCards(12).filter(fewEnough), anyCards(4), (hand, cards) => {
        expect(holds(pack(hand), pack(cards))).toBe(isAmong(cards, hand))
        fc.pre(isAmong(cards, hand))
        expect(subtract(pack(hand), pack(cards))).toBe(pack(without(hand, cards)))
      }),
      { numRuns: 500 },
    )
  })

  test('count at most seven cards of a value', () => {
    const many = Array.from({ length: 10 }, () => 7)
    expect(pack(many)).toBe(pack(many.slice(3)))
    expect(holds(pack(many), pack([7, 7, 7, 7]))).toBe(true)
    expect(holds(pack(many), pack([6]))).toBe(false)
  })

  test('[NU-07] count a combination with a joker as a smaller combination in round 5', () => {
    expect(atLast(0, 3, 3, 3)).toBe(rowCalled('three'))
    expect(atLast(0, 2, 4, 5)).toBe(rowCalled('run2'))
    expect(atLast(0, 1, 3)).toBe(rowCalled('one'))
    expect(atLast(0)).toBe(rowCalled('one'))
    expect(atLast(4, 4)).toBe(rowCalled('pair'))
  })
})

describe('habits', () => {
  test('[NU-15] how often EGON is expected in each row matches all cards that he can turn over', () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const shares = egonsShares(round + 1)
      egonsHabit(round).forEach((share, row) => expect(share).toBeCloseTo(shares[row] ?? 0, 2))
    }
  })

  test('[NU-06] a player is expected only in rows for which the hand has enough cards', () => {
    const possible = [[12], [8, 9, 10, 11], [4, 5, 6, 7, 8, 9, 10]]
    const late = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    ;[...possible, [...late, 9], late].forEach((sizes, index) => {
      for (const held of sizes) {
        const habit = playersHabit(index + 1, held)
        expect(habit.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2)
        habit.forEach((share, row) => {
          const needed = Object.values(cardsFor)[row] ?? 0
          const isPossible = needed === 0 ? held === 0 : needed <= held
          expect(share === 0 || isPossible).toBe(true)
        })
      }
    })
  })
})

describe('the chips to come', () => {
  test('[NU-03] [NU-14] the players place chips in turn, and EGON places the last chip of each round', () => {
    const hands = [[1], [1], [1]]
    const { toCome } = knownTo(position({ hands, egon: true, round: 4, first: 1, turn: 2 }))
    expect(toCome.map(({ player, round }) => `${round}:${player}`)).toEqual([
      '4:2',
      '4:0',
      '4:3',
      '5:1',
      '5:2',
      '5:0',
      '5:3',
    ])
    expect(toCome.map(({ next }) => next)).toEqual([4, 5, 6, -1, -1, -1, -1])
  })

  test('[NU-11] the last chip has the value of its field', () => {
    const { toCome } = knownTo(position({ hands: [[1], [1]], round: 5, turn: 1 }))
    expect(toCome).toHaveLength(1)
    expect(toCome[0]?.worths).toEqual(fieldWorths)
    expect(fieldWorths[placeOf(rowCalled('four'), 1)]).toBe(12)
  })

  test('[NU-08] each later chip can push a chip on', () => {
    // Seat 1 has no card left, so its chip goes into the row “no card”, where it certainly pushes
    // the chip of seat 0.
    const { toCome } = knownTo(position({ hands: [[], []], round: 5 }))
    const none = rowCalled('none')
    const [left, middle, right] = fields[none]
    const worths = [0, 1, 2, 3].map((field) => toCome[0]?.worths[placeOf(none, field)])
    expect(worths).toEqual([middle, right, 0, 0])
    expect(toCome[1]?.worths[placeOf(none, 0)]).toBe(left)
    expect(toCome[0]?.worths[placeOf(rowCalled('pair'), 1)]).toBe(6)
  })

  test('no visible card counts as unseen', () => {
    const start = setup(4, { egon: true, begins: 1 }, randomOf(5))
    const state = playUntil(start, ({ round, turn }) => round === 2 && turn === 1)
    const { unseen } = knownTo(state)
    const inSight = [...(state.hands[1] ?? []), ...(state.egon?.turnedOver ?? [])]
    expect(unseen).toHaveLength(80 - inSight.length - (state.discard?.cards.length ?? 0))
  })
})

test('[NU-08] [NU-09] a push is good for players whose chips move up, and bad for players whose chips move down or off', () => {
  const three = [...plainChips(1), { owner: 0, super: true }, ...plainChips(2)]
  const { board } = knownTo(position({ hands: [[1], [1], [1]], rows: { three } }))
  // The chip of player 1 rises from 5 to 9. The super-chip of player 0 falls from twice 9 to twice 5. The chip of
  // player 2 falls from 5 off the board.
  const gain = (player: number, weight: number) =>
    gainByPush(board, rowCalled('three'), player, fieldWorths, weight)
  expect([gain(0, 0), gain(1, 0), gain(2, 0)]).toEqual([-8, 4, -5])
  expect(gain(1, 0.5)).toBe(4 + 0.5 * (8 + 5))
})

describe('plans', () => {
  test('score as much as the best way to play the hand', () => {
    fc.assert(
      fc.property(
        anyCards(7),
        fc.integer({ min: 2, max: 4 }),
        fc.boolean(),
        (hand, round, hasSuper) => {
          const known = knownTo(position({ hands: [hand, hand], round }))
          const expected = (row: number, at: number): number =>
            known.toCome.find(({ player, round: when }) => player === 0 && when === at)?.worths[
              4 * row
            ] ?? 0
          const planner = plannerFor(known)
          const best = planner.best(pack(hand), round, hasSuper)
          expect(best.worth).toBeCloseTo(bestByTrying(hand, round, hasSuper, expected))
          const steps = planner.steps(pack(hand), round, hasSuper)
          expect(Math.max(...steps.map(({ worth }) => worth))).toBeCloseTo(best.worth)
          expect(new Set(steps.map(({ laying }) => laying.row)).size).toBe(steps.length)
          for (const { laying, isSuper, worth } of steps) {
            const played = combinations.find(
              ({ row, cards }) => row === laying.row && pack(cards) === laying.cards,
            )
            expect(isAmong(played?.cards ?? [9], hand)).toBe(true)
            expect(isSuper && (!hasSuper || laying.hasJoker || round === 5)).toBe(false)
            const now = expected(laying.row, round) * (isSuper ? 2 : 1)
            const rest = subtract(pack(hand), laying.cards)
            const later = planner.best(rest, round + 1, hasSuper && !isSuper)
            expect(worth).toBeCloseTo(now + later.worth)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('of a bold player start with the best combination', () => {
    const plan = boldPlan(pack([0, 1, 1, 1, 5, 6, 7]), 4)
    expect(plan.map(({ row }) => row)).toEqual([
      rowCalled('four'),
      rowCalled('run3'),
      rowCalled('none'),
      rowCalled('none'),
    ])
  })
})

/** Returns the highest expected points of a hand, by trying every way to play it. */
function bestByTrying(
  hand: readonly Card[],
  round: number,
  hasSuper: boolean,
  expected: (row: number, round: number) => number,
): number {
  if (round > 5) return 0
  const found = combinations
    .filter(({ cards }) => isAmong(cards, hand) && cards.length > 0 === hand.length > 0)
    .filter(({ cards }) => jokersIn(cards) <= (round === 5 && cards.length > 1 ? 0 : 1))
    .flatMap(({ row, cards }) => {
      const rest = without(hand, cards)
      const plain = expected(row, round) + bestByTrying(rest, round + 1, hasSuper, expected)
      if (!hasSuper || round === 5 || cards.includes(joker)) return [plain]
      return [plain, 2 * expected(row, round) + bestByTrying(rest, round + 1, false, expected)]
    })
  return Math.max(...found)
}

/**
 * Returns the share of EGON's turns in which he plays each row, if he turns over `size` of the 80
 * cards.
 */
function egonsShares(size: number): number[] {
  const shares = Array.from({ length: 8 }, () => 0)
  const count = (value: Card, turned: readonly Card[], ways: number): void => {
    if (turned.length === size) {
      const { row } = bestOf(turned)
      shares[row] = (shares[row] ?? 0) + ways
    } else if (value <= 7)
      for (let many = 0; many <= size - turned.length; many++)
        count(
          value + 1,
          turned.concat(Array.from({ length: many }, () => value)),
          ways * choose(10, many),
        )
  }
  count(0, [], 1)
  return shares.map((ways) => ways / choose(80, size))
}

function choose(from: number, many: number): number {
  let ways = 1
  for (let at = 0; at < many; at++) ways = (ways * (from - at)) / (at + 1)
  return ways
}
