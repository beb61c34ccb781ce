import { expect, test } from 'vitest'

import { randomNumbered } from '../deal/random.ts'
import { gameOf } from '../games/all.ts'
import type { AnyGame, AnyMove, Seat } from './game.ts'
import { optionsWith } from './invariants/games-by-chance.ts'
import { hasTurnedHidden } from './take-back.ts'

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
