import { expect, test } from 'vitest'

import { blocksOf, standingViews, turnsOf } from './turns.ts'

const played = (...cards: readonly (readonly [number, number, number])[]) => ({ played: cards })

test('the height of a turn of The Game is its number of cards, and a ten back makes it a sun', () => {
  const views = [
    played(),
    played([12, 0, 1]),
    played([12, 0, 1], [14, 0, 12]),
    played(),
    played([4, 0, 14]),
    played([4, 0, 14], [90, 2, 100]),
    played([4, 0, 14], [90, 2, 100], [97, 3, 100]),
    played([50, 1, 1]),
  ]
  const turns = turnsOf('the-game-1', views, 0)
  expect(turns).toEqual([{ height: 2 }, { height: 3, sun: true }, { height: 1 }])
  expect(blocksOf(turns)).toBe('▂☀▁')
})

const at = (turn: number, view: object, more: { readonly takenBack?: true } = {}) => ({
  turn,
  view,
  ...more,
})

test('a move that was taken back is no turn', () => {
  const takenBack = { takenBack: true } as const
  const positions = [
    at(0, played()),
    at(1, played([12, 0, 1])),
    at(1, played([12, 0, 1])),
    at(2, played([12, 0, 1], [13, 0, 12])),
    at(3, played([12, 0, 1]), takenBack),
    at(4, played(), takenBack),
    at(5, played([14, 0, 1])),
    at(6, played([14, 0, 1], [15, 0, 14])),
    at(7, played()),
  ]
  expect(turnsOf('the-game-1', standingViews(positions), 0)).toEqual([{ height: 2 }])
  const unfiltered = positions.map(({ view }) => view)
  expect(turnsOf('the-game-1', unfiltered, 0)).not.toEqual([{ height: 2 }])
})

test('a card ten higher is a sun only on a pile that goes down', () => {
  expect(turnsOf('the-game-2', [played([60, 2, 50])], 0)).toEqual([{ height: 1, sun: true }])
  expect(turnsOf('the-game-2', [played([60, 0, 50])], 0)).toEqual([{ height: 1 }])
})

test('in Switch, the height of a turn is the number of cards that the player held after it', () => {
  const views = [
    { turn: 0, hands: [7, 7] },
    { turn: 1, hands: [6, 7] },
    { turn: 0, hands: [6, 6] },
    { turn: 1, hands: [8, 6] },
  ]
  expect(turnsOf('switch', views, 0)).toEqual([{ height: 6 }, { height: 8 }])
})

test('in other games, each deal has a bar, and its height is the number of lives left', () => {
  const views = [
    { deals: 1, lives: [3, 3] },
    { deals: 1, lives: [3, 3] },
    { deals: 2, lives: [2, 3] },
    { deals: 3, lives: [2, 2] },
  ]
  expect(turnsOf('thirty-one', views, 0)).toEqual([{ height: 2 }, { height: 2 }, { height: 2 }])
  expect(blocksOf([{ height: 0 }, { height: 12 }])).toBe('▁█')
})
