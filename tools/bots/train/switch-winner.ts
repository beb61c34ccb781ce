import { randomBytes, randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'

import { randomFromBytes } from '../../../shared/deal/random.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import { bot } from '../../../shared/games/switch/bot/bot.ts'
import { featuresOf, type Features } from '../../../shared/games/switch/bot/features.ts'
import { keepsHands, winnerOdds } from '../../../shared/games/switch/bot/winner.ts'
import { winnerWeights } from '../../../shared/games/switch/bot/winner-weights.ts'
import { game } from '../../../shared/games/switch/game.ts'
import { choices, type Options } from '../../../shared/games/switch/options.ts'
import type { State } from '../../../shared/games/switch/rules/state.ts'
import { ruleSet } from '../../../shared/games/switch/testing/rule-sets.ts'
import { parseOptions } from '../../cli/local/problem.ts'

/**
 * Fits the weights by which the hard bot of Switch estimates who wins a round with more than two
 * players. Medium bots play rounds of Mau-Mau, of Crazy Eights and with random rules, a third each.
 * The fit is a conditional logit: the probability of each seat is in proportion to the exponential
 * of its weighted features.
 *
 * `npm run train -- switch-winner --minutes 3` overwrites the weights, and prints the mean negative
 * log likelihood of the winners in a fifth of the rounds, which the fit does not use.
 */
const { values: named } = parseOptions('Usage: npm run train -- switch-winner --minutes 3', {
  options: { minutes: { type: 'string' } },
})
const minutes = Number(named.minutes ?? 3)

/** A position: the features of each seat, and the seat that won the round. */
interface Position {
  readonly features: readonly Float32Array[]
  /** The winning odds of each seat by the present weights. */
  readonly odds: readonly number[]
  winner: number
  /**
   * The weight of the position. Each of the three kinds of rules has the same total weight, and within
   * a kind every position has the same weight. If positions of short rounds weighed more, the players
   * who are ahead would seem to win more.
   */
  share: number
}

const names = Object.keys(winnerWeights) as (keyof Features)[]
/** The part of the positions that the fit uses. Successive positions differ little. */
const used = 0.25
/** Rounds with more moves than this are left out. */
const longest = 600
/** The sum of the weights of all positions of one kind of rules. */
const usualShare = 20_000
/** Keeps weights of features small that hardly occur. */
const penalty = 5

const lists: { fitted: Position[]; tested: Position[] } = { fitted: [], tested: [] }
const byKind: Position[][] = [[], [], []]
const start = performance.now()
for (let round = 0; performance.now() - start < minutes * 60_000; round++) {
  const kind = round % byKind.length
  const options = rulesOf(kind)
  const most = Math.min(6, choices.maxSeats?.(options) ?? 6)
  if (most < 3 || !keepsHands({ options })) continue
  const positions = positionsOf(randomInt(3, most + 1), options)
  lists[randomInt(5) === 0 ? 'tested' : 'fitted'].push(...positions)
  byKind[kind]?.push(...positions)
}
for (const positions of byKind)
  for (const position of positions) position.share = usualShare / positions.length
const weights = fitted(lists.fitted)
const lossBy = (oddsOf: (position: Position) => readonly number[]): string => {
  let sum = 0
  let shares = 0
  for (const position of lists.tested) {
    sum -= position.share * Math.log(sharesOf(oddsOf(position))[position.winner] ?? 0)
    shares += position.share
  }
  return (sum / shares).toFixed(4)
}
const [before, after] = [
  lossBy(({ odds }) => odds),
  lossBy((position) => oddsIn(position, weights)),
]
process.stdout.write(
  `${lists.fitted.length} positions; mean negative log likelihood ${before} before, ${after} after\n`,
)
writeFileSync(
  new URL('../../../shared/games/switch/bot/winner-weights.ts', import.meta.url),
  weightsModule(),
)

function rulesOf(kind: number): Options {
  const usual = { ...defaultsOf(choices.values), targetWins: 1 as const }
  const preset = choices.presets?.[['mau-mau', 'crazy-eights'][kind] ?? '']
  if (preset) return { ...usual, ...preset }
  const random = ruleSet(randomInt(1e9))
  return { ...random, handSwap: 'none', passLeft: 'none', targetWins: 1 }
}

function anyRandom() {
  return randomFromBytes(randomBytes(32))
}

function positionsOf(seats: number, options: Options): Position[] {
  const positions: Position[] = []
  let state: State = game.setup(seats, options, anyRandom(), null)
  for (let moves = 0; moves < longest; moves++) {
    const [seat = 0] = game.toMove(state)
    const asked = { random: anyRandom(), urgency: 'urgent', strength: 'medium' } as const
    const move = bot.move(game.view(state, seat), options, asked)
    if (!move) break
    state = game.apply(state, seat, move, options)
    const end = state.last.find(({ type }) => type === 'round-won')
    if (end?.type === 'round-won') {
      for (const position of positions) position.winner = end.seat
      return positions
    }
    if (state.step.now === 'turn' && Math.random() < used)
      positions.push({ features: featuresIn(state), odds: winnerOdds(state), winner: 0, share: 0 })
  }
  return []
}

function featuresIn(state: State): Float32Array[] {
  return state.hands.map((_, seat) => {
    const [hand, fitting, others] = featuresOf(state, seat)
    const all: Features = { ...hand, ...fitting, ...others }
    return Float32Array.from(names, (name) => all[name])
  })
}

function sharesOf(odds: readonly number[]): number[] {
  const sum = odds.reduce((total, one) => total + one, 0)
  return odds.map((one) => one / sum)
}

function oddsIn({ features }: Position, by: readonly number[]): number[] {
  return features.map((own) => Math.exp(own.reduce((sum, one, at) => sum + one * (by[at] ?? 0), 0)))
}

/** Finds the weights with the highest likelihood by Newton’s method, from zero. */
function fitted(positions: readonly Position[]): number[] {
  const size = names.length
  const found = names.map(() => 0)
  for (let round = 0; round < 8; round++) {
    // The equations of a Newton step; the last column is the gradient.
    const rows = Array.from({ length: size }, () => new Float64Array(size + 1))
    for (const position of positions) addTo(rows, position, sharesOf(oddsIn(position, found)))
    for (const [at, row] of rows.entries()) {
      for (let other = 0; other < at; other++) (rows[other] as Float64Array)[at] = row[other] ?? 0
      row[at] = (row[at] ?? 0) + penalty
      row[size] = (row[size] ?? 0) - penalty * (found[at] ?? 0)
    }
    for (const [at, change] of solved(rows).entries()) found[at] = (found[at] ?? 0) + change
  }
  return found
}

/** Adds a position to the lower triangle of the equations, and to the gradient. */
function addTo(
  rows: readonly Float64Array[],
  { features, winner, share }: Position,
  chances: readonly number[],
): void {
  const mean = names.map((_, at) =>
    features.reduce((sum, own, seat) => sum + (chances[seat] ?? 0) * (own[at] ?? 0), 0),
  )
  for (const [seat, own] of features.entries()) {
    const gaps = mean.map((usual, at) => (own[at] ?? 0) - usual)
    const chance = share * (chances[seat] ?? 0)
    for (const [at, row] of rows.entries()) {
      const gap = gaps[at] ?? 0
      if (gap === 0) continue
      for (let other = 0; other <= at; other++)
        row[other] = (row[other] ?? 0) + chance * gap * (gaps[other] ?? 0)
      if (seat === winner) row[names.length] = (row[names.length] ?? 0) + share * gap
    }
  }
}

/** Solves linear equations with a symmetric, positive definite matrix (Gauss-Jordan elimination). */
function solved(rows: readonly Float64Array[]): number[] {
  for (const [at, pivot] of rows.entries()) {
    const first = pivot[at] ?? 1
    for (let column = at; column <= rows.length; column++)
      pivot[column] = (pivot[column] ?? 0) / first
    for (const row of rows) {
      const factor = row[at] ?? 0
      if (row === pivot || factor === 0) continue
      for (let column = at; column <= rows.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0)
    }
  }
  return rows.map((row) => row[rows.length] ?? 0)
}

function weightsModule(): string {
  const lines = names.map((name, at) => `  ${name}: ${Number((weights[at] ?? 0).toFixed(2)) + 0},`)
  return `import type { Weights } from './weights.ts'

/**
 * The weight of each feature in the odds that a seat wins the round, with more than two players.
 * Found by \`npm run train -- switch-winner --minutes 3\`.
 */
export const winnerWeights: Weights = {
${lines.join('\n')}
}
`
}
