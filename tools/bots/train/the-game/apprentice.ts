import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'

import { defaultsOf } from '../../../../shared/game/options.ts'
import { choices, type Options } from '../../../../shared/games/the-game/options.ts'
import {
  featureWriterFor,
  featureCount,
} from '../../../../shared/games/the-game/bot/features/features.ts'
import { answer, chanceOf } from '../../../../shared/games/the-game/bot/net/net.ts'
import type { WholeTurn } from '../../../../shared/games/the-game/bot/turns/turns.ts'
import { randomFromBytes } from '../../../../shared/deal/random.ts'
import { anyOf, bestFor, cheapestOf } from './choosing.ts'
import { playDeal, type Choose } from './deal.ts'
import { learner } from './learner.ts'

/**
 * The data of a thread that learns by self-play. Several threads update the same weights without
 * locks. A thread can overwrite the step of another thread, but a lost step costs little.
 */
export type Apprenticeship = {
  readonly edition: Edition
  readonly players: number
  readonly minutes: number
  readonly isNewNet: boolean
  readonly weights: Float32Array
}
export type Edition = Options['edition']
export type Tally = { deals: number; won: number; left: number }
export type News = { readonly played: Tally; readonly part: number }

const { edition, players, minutes, isNewNet, weights } = workerData as Apprenticeship
const options = { ...defaultsOf(choices.values), edition }
const inputs = featureCount[edition]

/**
 * The number of deals that a heuristic plays first for a new net. An untrained net would reach few
 * useful positions.
 */
const heuristicDeals = isNewNet ? 1500 : 0
const explored = 0.02
const lambda = 0.8
const rates = { first: isNewNet ? 1e-3 : 4e-4, last: 4e-5 }

const pupil = learner({ inputs, weights })
const played: Tally = { deals: 0, won: 0, left: 0 }
for (let deals = 0; elapsed() < 1; deals++) {
  learnFromDeal(deals < heuristicDeals)
  for (let step = 0; step < 2; step++)
    pupil.learn(rates.first * (rates.last / rates.first) ** elapsed())
  if (played.deals === 500) tell()
}
tell()

/** Returns the elapsed part of the training time, from 0 to 1, in processor time of this thread. */
function elapsed(): number {
  return process.threadCpuUsage().user / (minutes * 60e6)
}

interface Ended {
  /** The inputs of the net at the end of the turn. */
  readonly input: Float32Array
  /**
   * If the thread has tried a random turn, the value of the turn that the net prefers; otherwise
   * null.
   */
  readonly instead: number | null
}

function learnFromDeal(byHeuristic: boolean): void {
  const ends: Ended[] = []
  const choose: Choose = (position, turns) => {
    const own = byHeuristic ? cheapestOf(turns) : bestFor(pupil.net, position, turns)
    const isWild = !byHeuristic && Math.random() < explored
    const turn = isWild ? anyOf(turns) : own
    const describe = featureWriterFor(position)
    const described = (one: WholeTurn): Float32Array => {
      const input = new Float32Array(inputs)
      describe(one, input)
      return input
    }
    const instead = isWild ? chanceOf(answer(pupil.net, described(own))) : null
    ends.push({ input: described(turn), instead })
    return turn
  }
  const left = playDeal(players, options, randomFromBytes(randomBytes(32)), choose)
  played.deals++
  played.won += left === 0 ? 1 : 0
  played.left += left

  // The target of a win is 1. A loss with few cards left gets a small positive target, which
  // shrinks during the training.
  const lossValue = byHeuristic || (isNewNet && elapsed() < 0.4) ? 0.3 : 0.1
  let target = left === 0 ? 1 : lossValue * Math.max(0, 1 - left / (byHeuristic ? 98 : 30))
  for (const { input, instead } of ends.toReversed()) {
    pupil.remember(input, target)
    if (byHeuristic) continue
    // The result after a random turn does not show how good the turns before it were. So the target
    // of those turns is computed from `instead`, the value of the turn that the net preferred.
    target = instead ?? lambda * target + (1 - lambda) * chanceOf(answer(pupil.net, input))
  }
}

function tell(): void {
  parentPort?.postMessage({ played, part: Math.min(1, elapsed()) } satisfies News)
  Object.assign(played, { deals: 0, won: 0, left: 0 })
}
