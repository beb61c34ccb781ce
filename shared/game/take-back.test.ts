import { expect, test } from 'vitest'

import { randomNumbered } from '../deal/random.ts'
import { gameOf as gameOfFile } from '../define-game/game.ts'
import type { AnyDefinition } from '../define-game/layout.ts'
import { move } from '../define-game/piles.ts'
import { gameOf } from '../games/all.ts'
import highestCard from '../testing/one-file/highest-card.ts'
import type { AnyGame, AnyMove, Seat } from './game.ts'
import { optionsWith } from './invariants/games-by-chance.ts'
import { hasTurnedHidden, isFree } from './take-back.ts'

test('the search stops early although three players can pass their cards in 23 million ways', () => {
  const game = gameOf('hearts')
  if (!game) throw new Error('Hearts is not offered')
  const options = optionsWith(game, [])
  const before = game.setup(4, options, randomNumbered(1), null)
  const passing = (seat: Seat) => ({
    seat,
    move: game.moves(game.view(before, seat), options)[0] as AnyMove,
  })
  let applied = 0
  const counting: AnyGame = {
    ...game,
    apply(...args) {
      if (++applied > 2_000) throw new Error('the search goes on')
      return game.apply(...args)
    },
  }
  const since = [1, 2, 3].map(passing)
  expect(hasTurnedHidden(counting, options, { before, ...passing(0), since })).toBe(true)
})

test('a move that the next player has seen is not free, even in a game without hands', () => {
  const definition = {
    ...highestCard,
    zones: { row: 'open', before: 'open' },
    deal: (table: object, pack: number[]) => Object.assign(table, { row: pack }),
    moves: {
      play: {
        rule: 'HC-02',
        choose: { card: 'row' },
        does: (g: { row: number[]; before: number[] }, { card }: { card: number }) =>
          move(card, g.row, g.before),
      },
    },
  } as unknown as AnyDefinition
  const game = gameOfFile(definition) as unknown as AnyGame
  const options = optionsWith(game, [])
  const before = game.setup(2, options, randomNumbered(1), null)
  const [seat = 0] = game.toMove(before)
  const [first] = game.moves(game.view(before, seat), options)
  expect(isFree(game, options, { before, seat, move: first as AnyMove, since: [] })).toBe(false)
})
