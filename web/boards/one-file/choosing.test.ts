import { expect, test } from 'vitest'

import { gameOf } from '../../../shared/define-game/game.ts'
import { layoutOf, type AnyDefinition } from '../../../shared/define-game/layout.ts'
import hearts from '../../../shared/games/hearts.ts'
import ohHell from '../../../shared/games/oh-hell.ts'
import thirtyOne from '../../../shared/games/thirty-one.ts'
import { randomGames } from '../../../shared/testing/random-games.ts'
import { cardsOf, completeMoves, pick, placesFor, plainMoves } from './choosing.ts'
import { partsOf } from './parts.ts'

const classics: readonly AnyDefinition[] = [hearts, ohHell, thirtyOne]

test.each(classics)(
  'every move of $id can be chosen by selecting its cards or by a button',
  (definition) => {
    const layout = layoutOf(definition)
    const game = gameOf(definition)
    for (const { steps, options } of randomGames(definition, 3))
      for (const { before, seat, move } of steps.slice(0, 80)) {
        const moves = game.moves(game.view(before, seat), options)
        const picked = pickAll(cardsOf(layout, move))
        const ways = [...completeMoves(layout, moves, picked), ...plainMoves(layout, moves)]
        expect(ways).toContainEqual(move)
        function pickAll(cards: readonly (string | number)[]) {
          let all: readonly (string | number)[] = []
          for (const one of cards) all = pick(layout, moves, all, one) ?? all
          return all
        }
      }
  },
)

test('a card of the same zone replaces the picked one, and a card of the other zone joins it', () => {
  const layout = layoutOf(thirtyOne as AnyDefinition)
  const moves = ['7♣', '8♣'].flatMap((give) =>
    ['K♥', 'A♥'].map((get) => ({ do: 'swap', give, get })),
  )
  const first = pick(layout, moves, [], '7♣') ?? []
  const both = pick(layout, moves, first, 'K♥') ?? []
  expect(both).toEqual(['7♣', 'K♥'])
  expect(pick(layout, moves, both, 'A♥')).toEqual(['7♣', 'A♥'])
  expect(pick(layout, moves, both, '8♣')).toEqual(['K♥', '8♣'])
  expect(pick(layout, moves, both, 'Q♦')).toBeNull()
})

test('a second tap on a card takes it back', () => {
  const layout = layoutOf(hearts as AnyDefinition)
  const moves = [{ do: 'pass', cards: ['2♣', '3♣', '4♣'] }]
  expect(pick(layout, moves, ['2♣', '3♣'], '2♣')).toEqual(['3♣'])
})

test('three cards that leave the hand together have three places in the middle', () => {
  const layout = layoutOf(hearts as AnyDefinition)
  expect(placesFor(layout, [{ do: 'pass', cards: ['2♣', '3♣', '4♣'] }], 'hand')).toBe(3)
  expect(placesFor(layout, [{ do: 'play', card: '2♣' }], 'hand')).toBe(0)
})

test('each zone and fact has the part that its kind determines', () => {
  expect(partsOf(layoutOf(hearts as AnyDefinition))).toMatchObject({
    hand: 'hand',
    setAside: ['passing'],
    tricks: ['trick'],
    stacks: ['taken'],
    points: ['scores'],
    leader: 'leader',
  })
  expect(partsOf(layoutOf(ohHell as AnyDefinition))).toMatchObject({
    drawPiles: ['stock'],
    trumps: ['trump'],
    bids: 'bids',
    taken: 'tricks',
    discards: [],
  })
  expect(partsOf(layoutOf(thirtyOne as AnyDefinition))).toMatchObject({
    rows: ['market'],
    pegs: ['lives'],
    tricks: [],
  })
})
