import { expect, test } from 'vitest'

import { gameOf } from '../../../shared/games/all.ts'
import type { AnyOptions } from '../../../shared/game/game.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import { playDeal } from './play-deal.ts'
import { playerNamed, playersOf } from './players.ts'

const game = gameOf('nix')
if (!game) throw new Error('there is no nix')
const setting = { game, seats: 3, options: defaultsOf(game.choices.values) as AnyOptions }

test('the same deal with the same players has the same outcome, and only measured players are timed', () => {
  const learner = playerNamed(game, 'easy')
  const ends = [1, 2].map(() =>
    playDeal(
      setting,
      7,
      () => learner,
      (seat) => seat === 0,
    ),
  )
  expect(ends[0]?.outcome).toEqual(ends[1]?.outcome)
  const all = playDeal(
    setting,
    7,
    () => learner,
    () => true,
  )
  expect(all.turns.length).toBeGreaterThan(2 * (ends[0]?.turns.length ?? Infinity))
})

test('a single player is timed turn by turn', () => {
  const theGame = gameOf('the-game')
  if (!theGame) throw new Error('there is no The Game')
  const alone = {
    game: theGame,
    seats: 1,
    options: defaultsOf(theGame.choices.values) as AnyOptions,
  }
  const learner = playerNamed(theGame, 'easy')
  const { turns, outcome } = playDeal(
    alone,
    1,
    () => learner,
    () => true,
  )
  const laid = outcome.kind === 'cooperative' ? 98 - outcome.score : 0
  expect(turns.length).toBeGreaterThan(5)
  // At least two cards are played in each turn, except for some turns at the end. So there are at
  // most about half as many turns as played cards.
  expect(turns.length).toBeLessThan(laid / 2 + 8)
})

test('players who move one after the other are timed turn by turn', () => {
  const thirtyOne = gameOf('thirty-one')
  if (!thirtyOne) throw new Error('there is no Thirty-one')
  const { turns } = playDeal(
    {
      game: thirtyOne,
      seats: 3,
      options: defaultsOf(thirtyOne.choices.values) as AnyOptions,
    },
    1,
    () => playerNamed(thirtyOne, 'chance'),
    () => true,
  )
  // Each deal but a rare one costs a life, so the nine lives last for about eight deals. In each
  // deal, three players have more than two turns each.
  expect(turns.length).toBeGreaterThan(8 * 3 * 2)
})

test('the first turn of The Game is one turn, although any player may begin', () => {
  const theGame = gameOf('the-game')
  if (!theGame) throw new Error('there is no The Game')
  const random = playerNamed(theGame, 'chance')
  const movers: number[] = []
  const { turns } = playDeal(
    { game: theGame, seats: 2, options: defaultsOf(theGame.choices.values) as AnyOptions },
    1,
    (seat) => ({
      ...random,
      move: (view, options, asked) => {
        movers.push(seat)
        return random.move(view, options, asked)
      },
    }),
    () => true,
  )
  const changes = movers.filter((seat, at) => at > 0 && seat !== movers[at - 1]).length
  expect(turns).toHaveLength(changes + 1)
})

test('an unknown player is an error that lists the known ones', () => {
  expect(playersOf(game)).toEqual(['hard', 'medium', 'easy', 'greedy', 'chance'])
  expect(() => playerNamed(game, 'nobody')).toThrow('nix has no nobody, only hard, medium')
})
