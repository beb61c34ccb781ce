import { expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { defaultsOf } from '../../../game/options.ts'
import { allCards, redeal, setup } from './deal.ts'
import { inOrder } from './combinations.ts'
import { game as nix } from '../game.ts'
import { choices, type Options } from '../options.ts'
import { fields, rows } from './rows.ts'
import { after, lay, movesOf, playUntil, position, rowCalled } from '../testing/positions.ts'
import type { State } from './state.ts'
import { view } from './view.ts'

const dealt = (seats: number, changes: Partial<Options> = {}, number = 1): State =>
  setup(seats, { ...defaultsOf(choices.values), ...changes }, randomOf(number))

const inPlay = ({ hands, pile }: State) => inOrder([...hands.flat(), ...pile])

const manyDeals = Array.from({ length: 60 }, (_, number) => number)

test('[NU-01] there are 80 cards: 1 to 7 and the joker, ten of each', () => {
  expect(allCards).toHaveLength(80)
  for (const card of [0, 1, 2, 3, 4, 5, 6, 7])
    expect(allCards.filter((one) => one === card)).toHaveLength(10)
})

test('[NU-01] each of 2 to 5 players gets 12 cards, and the rest is the remaining pile', () => {
  expect(nix.about.seats).toEqual({ min: 2, max: 5 })
  for (const seats of [2, 3, 4, 5]) {
    const { hands, pile } = dealt(seats)
    expect(hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 12))
    expect(inOrder([...hands.flat(), ...pile])).toEqual(inOrder(allCards))
  }
})

test('[NU-01] each player has 5 chips, one of them the super-chip, and so has EGON', () => {
  expect(dealt(2).stock).toEqual([
    { plain: 4, super: true },
    { plain: 4, super: true },
  ])
  expect(dealt(3, { egon: true }).stock).toHaveLength(4)
})

test('[NU-01] all players see the sizes of the hands and the last combination', () => {
  const state = after(position({ hands: [[3, 3, 4], [5], [6, 7]] }), lay('pair', 3, 3))
  for (const viewer of ['public', 0, 1, 2] as const) {
    expect(view(state, viewer).hands).toEqual([1, 1, 2])
    expect(view(state, viewer).discard).toEqual({ owner: 0, row: rowCalled('pair'), cards: [3, 3] })
  }
})

test('[NU-01] no player sees another hand, and a spectator sees none', () => {
  const state = position({ hands: [[1, 2], [3], [4]] })
  expect(view(state, 1).hand).toEqual([3])
  expect(view(state, 'public').hand).toEqual([])
})

test('[NU-02] the host chooses the seat that begins the first deal', () => {
  for (const begins of [1, 2, 3] as const)
    for (const number of manyDeals.slice(0, 5)) {
      const { first, turn, firstBy } = dealt(3, { begins }, number)
      expect([first, turn, firstBy]).toEqual([begins - 1, begins - 1, 'named'])
    }
})

test('[NU-02] otherwise a random player begins, and it can be any player', () => {
  const first = manyDeals.map((number) => dealt(3, {}, number).first)
  expect(new Set(first)).toEqual(new Set([0, 1, 2]))
  expect(dealt(3).firstBy).toBe('random')
  expect(dealt(3)).toEqual(dealt(3))
})

test('[NU-02] if the chosen seat is empty, a random player begins', () => {
  const begun = manyDeals.map((number) => dealt(2, { begins: 3 }, number))
  expect(new Set(begun.map(({ first }) => first))).toEqual(new Set([0, 1]))
  expect(begun.every(({ firstBy }) => firstBy === 'random')).toBe(true)
})

test('[NU-03] a game has four deals of five rounds, and each round goes clockwise from the first player', () => {
  const turns: string[] = []
  const end = playUntil(dealt(3, { egon: true }), (now) => {
    turns.push(`${now.deal}.${now.round}:${((now.turn ?? 0) - now.first + 3) % 3}`)
    return false
  })
  expect(turns).toEqual(
    [1, 2, 3, 4].flatMap((at) =>
      [1, 2, 3, 4, 5].flatMap((round) => [0, 1, 2].map((seat) => `${at}.${round}:${seat}`)),
    ),
  )
  expect(end.scores).toHaveLength(4)
  expect(nix.toMove(end)).toEqual([])
})

test('[NU-03] a player cannot move out of turn', () => {
  const state = position({ hands: [[1], [2], [3]], turn: 1 })
  expect(nix.toMove(state)).toEqual([1])
  expect(nix.violatedClause(view(state, 0), state.options, lay('one', 1))).toBe('NU-03')
  expect(nix.violatedClause(view(state, 'public'), state.options, lay('one', 1))).toBe('NU-03')
})

test('[NU-04] the board has eight rows of three fields', () => {
  expect(Object.fromEntries(rows.map((name) => [name, fields[rowCalled(name)].join(' ')]))).toEqual(
    {
      four: '7 12 7',
      run4: '6 10 6',
      three: '5 9 5',
      run3: '5 8 5',
      pair: '4 6 3',
      run2: '3 5 3',
      one: '2 3 2',
      none: '6 10 6',
    },
  )
})

test('a redeal changes what a seat cannot see, and played cards stay out of play', () => {
  const state = playUntil(dealt(3, { egon: true }), ({ round }) => round === 3)
  const redealt = redeal(state, 1, randomOf(7))
  expect(redealt.hands[1]).toEqual(state.hands[1])
  expect(redealt.hands[0]).not.toEqual(state.hands[0])
  expect(redealt.pile).not.toEqual(state.pile)
  expect(redealt.hands.map((hand) => hand.length)).toEqual(state.hands.map((hand) => hand.length))
  expect(inPlay(redealt)).toEqual(inPlay(state))
  expect(movesOf(redealt).length).toBeGreaterThan(0)
})
