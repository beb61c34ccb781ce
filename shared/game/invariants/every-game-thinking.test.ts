import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { registeredGames as games } from '../../games/all.ts'
import { botsOf } from '../../games/bots.ts'
import { runToCompletion, type CooperativeTask } from '../../cooperative-task.ts'
import { thinking, type BotContext } from '../bot.ts'
import type { AnyMove, Seat } from '../game.ts'
import { strengths } from '../strength.ts'
import { anyPlan, isSample, randomOf, playGame } from './games-by-chance.ts'

describe.each(games.map((game) => [game.about.id, game] as const))('%s', (_, game) => {
  const { bot } = botsOf(game)

  test.each(strengths)(
    'its bot, %s, makes the same move no matter how its task is interleaved with others',
    (strength) => {
      fc.assert(
        fc.property(
          anyPlan(game, ['bots']),
          fc.constantFrom(1, 1 / 4),
          fc.infiniteStream(fc.nat(1_000)),
          (plan, effort, slices) => {
            const moments = playGame(game, plan)
            const step = Math.ceil(moments.length / 4)
            const questions = moments
              .filter((__, index) => index % step === 0)
              .flatMap(({ state }, index) =>
                game.toMove(state).map((seat) => ({ view: game.view(state, seat), index })),
              )
            const thoughts = (bots: readonly Seat[]): CooperativeTask<AnyMove | null>[] =>
              questions.map(({ view, index }) => {
                const random = randomOf(index)
                const context: BotContext = { random, urgency: 'urgent', strength, effort, bots }
                return thinking(bot, view, plan.options, context)
              })
            const seats = Array.from({ length: plan.seats }, (__, seat) => seat)
            const sliced = inSlices(thoughts(seats), slices)
            // Passes the array `bots` in another order. A bot that caches its plans by this array
            // can then not reuse the plans from the interleaved run.
            const whole = thoughts([...seats.toReversed(), plan.seats]).map(runToCompletion)
            expect(sliced).toEqual(whole)
          },
        ),
        { numRuns: strength === 'hard' || isSample ? 2 : 4 },
      )
    },
  )
})

/** Runs all tasks interleaved: a random task for a random number of steps, again and again. */
function inSlices(
  works: readonly CooperativeTask<AnyMove | null>[],
  slices: Iterator<number>,
): readonly (AnyMove | null)[] {
  const done: (AnyMove | null)[] = works.map(() => null)
  const open = [...works.entries()]
  while (open.length > 0) {
    const at = next(slices) % open.length
    const [index, work] = open[at] ?? [0, works[0]]
    for (let pieces = 1 + (next(slices) % 20); pieces > 0; pieces--) {
      const step = work?.next()
      if (!step?.done) continue
      done[index] = step.value
      open.splice(at, 1)
      break
    }
  }
  return done
}

const next = (numbers: Iterator<number>): number => Number(numbers.next().value)
