import * as fc from 'fast-check'
import { versionOf } from '../game/version.ts'
import { describe, expect, test } from 'vitest'

import { games } from '../games/all.ts'
import { botsOf } from '../games/bots.ts'
import type { AnyGame, AnyState } from '../game/game.ts'
import { anyPlan, randomOf, playGame, type Plan } from '../game/invariants/games-by-chance.ts'
import { keyOf } from './proof.ts'
import type { GameStep, Review } from '../protocol/protocol.ts'
import { randomFrom } from './random.ts'
import { statesOf, type ReplayableGame } from './replay.ts'
import { requireReplayable } from '../testing/random-record.ts'
import { reviewerOf, reviewing, findLosingTurn, type Reviewer, sampledDeals } from './review.ts'
import { stepsPerPiece } from '../cooperative-task.ts'

const reviewers = games.flatMap((game) => reviewerOf(game, botsOf(game).bot) ?? [])

/** Plays a whole game, and returns it in the form in which a table records it. */
function playedBy(game: AnyGame, plan: Plan, secret: string): ReplayableGame {
  const { seats, options, before } = plan
  const nonces = Array.from({ length: seats }, () => null)
  const dealt = { code: 'KTRMVX', deal: 1, proof: { commitment: '', nonces, secret } }
  const moments = playGame(game, { ...plan, chance: randomFrom(keyOf(dealt)) })
  const steps = moments.flatMap(({ step }): GameStep[] => (step ? [{ by: 'bot', ...step }] : []))
  const gameVersion = versionOf(game)
  return requireReplayable(game, { ...dealt, gameVersion, options, previousGame: before, steps })
}

function reviewOf(reviewer: Reviewer, played: ReplayableGame): { review: Review; pauses: number } {
  const work = reviewing(reviewer, played)
  for (let pauses = 0; ; pauses++) {
    const step = work.next()
    if (step.done) return { review: step.value, pauses }
  }
}

test('at least one game supports reviews', () => {
  expect(reviewers.length).toBeGreaterThan(0)
})

const stateIn = (states: readonly AnyState[], at: number) => states.at(at) as AnyState

describe.each(reviewers.map((reviewer) => [reviewer.game.about.id, reviewer] as const))(
  'a review of %s',
  (_, reviewer) => {
    const { game, bot } = reviewer
    /** Some games that random moves lose early, and one that bots have played to the end. */
    const plans = [
      ...fc.sample(anyPlan(game, ['chance']), { numRuns: 3 }),
      ...fc.sample(anyPlan(game, ['bots']), { numRuns: 1 }),
    ]
    const reviews = plans.map((plan, at) => {
      const played = playedBy(game, plan, `${at}`.padStart(64, '0'))
      const { review, pauses } = reviewOf(reviewer, played)
      return { played, states: statesOf(game, played), review, pauses }
    })
    test.each(reviews)(`contains every turn once and in order (%#)`, (one) => {
      const { turns } = one.review
      const moves = one.played.steps.flatMap((step, at) => ('move' in step ? [at] : []))
      const inTurns = turns.flatMap(({ from, to }) => moves.filter((at) => at >= from && at < to))
      expect(inTurns).toEqual(moves)
      expect(turns.at(-1)?.to ?? 0).toBe(moves.length === 0 ? 0 : (moves.at(-1) ?? 0) + 1)
      for (const { seat, from, to } of turns)
        for (const at of moves.filter((move) => move >= from && move < to))
          expect(one.played.steps[at]).toMatchObject({ seat })
    })

    test.each(reviews)(`contains win probabilities and the final outcome (%#)`, (one) => {
      const { turns, finalWinProbability: end, losingTurn: lost } = one.review
      const chances = turns.flatMap(({ winProbability, playedWinProbability: played }) => [
        winProbability,
        played,
      ])
      expect(chances.filter((chance) => !(chance >= 0 && chance <= 1))).toEqual([])
      expect(
        turns.filter(
          ({ isBest: same, winProbability, playedWinProbability: played }) =>
            same && played !== winProbability,
        ),
      ).toEqual([])
      const outcome = game.outcome(stateIn(one.states, -1))
      expect(outcome).toMatchObject({ kind: 'cooperative', won: end === 1 })
      expect(lost).toBe(findLosingTurn([...turns.map(({ winProbability }) => winProbability), end]))
    })

    test.each(reviews)(`contains whole legal turns of the bot (%#)`, (one) => {
      const { options } = one.played
      for (const { seat, from, bestMoves: best } of one.review.turns) {
        const start = stateIn(one.states, from)
        const end = best.reduce((state, move) => {
          expect(game.toMove(state)).toContain(seat)
          expect(game.moves(game.view(state, seat), options)).toContainEqual(move)
          return game.apply(state, seat, move, options)
        }, start)
        const isOver = game.outcome(end) !== null
        const isPassed = game.isTurnOver(game.view(start, 'public'), game.view(end, 'public'))
        expect(isOver || isPassed).toBe(true)
      }
    })

    test(`gives the bot nothing that the seat could not see`, () => {
      const thinking = { urgency: 'urgent', strength: 'hard' } as const
      for (const { played, states, review } of reviews)
        for (const { seat, from, bestMoves: best } of review.turns.slice(0, 3)) {
          let state = game.redeal(stateIn(states, from), seat, randomOf(from))
          const bots = [...played.proof.nonces.keys()]
          for (const move of best) {
            const context = { random: randomOf(9), bots, ...thinking }
            expect(bot.move(game.view(state, seat), played.options, context)).toEqual(move)
            state = game.apply(state, seat, move, played.options)
          }
        }
    })

    test.each(reviews)(
      `yields once for each sampled world of a turn and during the replay, so that other tasks can run (%#)`,
      (one) => {
        const replayed = Math.floor(one.states.length / stepsPerPiece)
        expect(one.pauses).toBeGreaterThanOrEqual(
          one.review.turns.length * (1 + sampledDeals) + replayed,
        )
      },
    )

    test(`is deterministic`, () => {
      for (const { played, review } of reviews.slice(0, 1))
        expect(reviewOf(reviewer, played).review).toEqual(review)
    })
  },
)

describe('the losing turn', () => {
  test.each([
    ['is the one with the largest drop', [0.6, 0.7, 0.3, 0.2, 0], 1],
    ['is not one that a later turn recovered', [0.6, 0.1, 0.6, 0.5, 0.2, 0], 3],
    ['is not the last turn of a game that was lost earlier', [0.8, 0.1, 0.05, 0.05, 0], 0],
    ['is the largest of several drops', [0.5, 0.4, 0.1, 0.05, 0], 1],
    ['is the only turn', [0.2, 0], 0],
  ])('%s', (_, chances, turn) => {
    expect(findLosingTurn(chances)).toBe(turn)
  })

  test.each([
    ['if the game was won', [0.3, 0.2, 1]],
    ['if the game could never be won', [0, 0, 0]],
    ['if there was no turn', [0]],
  ])('is null %s', (_, chances) => {
    expect(findLosingTurn(chances)).toBe(null)
  })
})
