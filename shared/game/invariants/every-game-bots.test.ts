import { describe, expect, test } from 'vitest'

import { findEqual } from '../../canonical.ts'
import { botsOf } from '../../games/bots.ts'
import { registeredGames as games } from '../../games/all.ts'
import { strengths } from '../strength.ts'
import { anyPlan, isSample, randomOf } from './games-by-chance.ts'
import { inGames, sameFields, seatsOf, someOf, viewersOf } from './in-games.ts'

/** A small effort is enough for these tests, because a bot with more effort runs the same code. */
const effort = isSample ? 0.1 : 1
const runs = isSample ? 3 : 5
const maxBotMoves = isSample ? 20 : 50

describe.each(games.map((game) => [game.about.id, game] as const))('the bot of %s', (_, game) => {
  const botGames = anyPlan(game, ['bots'])
  const { bot } = botsOf(game)

  test.each(strengths)(
    '%s: makes a legal move, and never null if the move is urgent',
    (strength) => {
      const everySo = strength === 'hard' ? 12 : 3
      inGames(
        game,
        runs,
        (moments, { options }) => {
          for (const [index, { state }] of someOf(moments, everySo, maxBotMoves))
            for (const seat of game.toMove(state)) {
              const view = game.view(state, seat)
              const random = randomOf(index)
              const offered = game.moves(view, options)
              const urgent = bot.move(view, options, {
                random,
                strength,
                effort,
                urgency: 'urgent',
              })
              sameFields(findEqual(offered, urgent), urgent)
              const glad = bot.move(view, options, {
                random,
                strength,
                effort,
                urgency: 'patient',
              })
              sameFields(findEqual([...offered, null], glad), glad)
            }
        },
        botGames,
      )
    },
  )

  test('sends a legal signal or none', () => {
    inGames(
      game,
      5,
      (moments, plan) => {
        for (const { state } of moments)
          for (const viewer of viewersOf(plan)) {
            const view = game.view(state, viewer)
            const offered = game.signals(view, plan.options)
            const given = bot.signal(view, plan.options)
            sameFields(findEqual([...offered, null], given), given)
          }
      },
      botGames,
    )
  })

  test.each(strengths)(
    '%s: makes the same move when all hidden cards are dealt again',
    (strength) => {
      const everySo = strength === 'hard' ? 20 : 5
      inGames(
        game,
        runs,
        (moments, plan) => {
          const { options } = plan
          const bots = seatsOf(plan)
          const thinking = { strength, effort, urgency: 'urgent', bots } as const
          for (const [index, { state }] of someOf(moments, everySo, maxBotMoves))
            for (const seat of game.toMove(state)) {
              const asked = { random: randomOf(index), ...thinking }
              const redealt = game.redeal(state, seat, randomOf(index + 1))
              expect(bot.move(game.view(redealt, seat), options, asked)).toEqual(
                bot.move(game.view(state, seat), options, asked),
              )
            }
        },
        botGames,
      )
    },
  )
})
