import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'

import type { Seat } from '../../../shared/game/game.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import { bot } from '../../../shared/games/switch/bot/bot.ts'
import { featuresOf, type Features } from '../../../shared/games/switch/bot/features.ts'
import { estimate, roundResult } from '../../../shared/games/switch/bot/value.ts'
import { forMore, forTwo, type Weights } from '../../../shared/games/switch/bot/weights.ts'
import { game } from '../../../shared/games/switch/game.ts'
import { choices, type Options } from '../../../shared/games/switch/options.ts'
import { ruleSet } from '../../../shared/games/switch/testing/rule-sets.ts'
import type { State } from '../../../shared/games/switch/rules/state.ts'
import { randomFromBytes } from '../../../shared/deal/random.ts'
import { parseOptions } from '../../cli/local/problem.ts'

/**
 * Trains the feature weights of the bot of Switch by self-play. Half of the rounds have the default
 * options, a quarter have preset rules, and a quarter have random rules.
 *
 * `npm run train -- switch --minutes 10` starts from the bot's weights and overwrites them;
 * `--from-zero` starts from zero. The random numbers have no seed, so every run ends with other
 * weights.
 */
const { values: named } = parseOptions('Usage: npm run train -- switch --minutes 10 --from-zero', {
  options: { minutes: { type: 'string' }, 'from-zero': { type: 'boolean' } },
})
const minutes = Number(named.minutes ?? 10)
const weightsFile = new URL('../../../shared/games/switch/bot/weights.ts', import.meta.url)

const explored = 0.03
/**
 * The highest number of moves in a round. All seats lose a longer round; otherwise bots could learn
 * to delay the end.
 */
const longest = 600
/**
 * The λ of TD(λ). The training target of a position is `lambda` times the target of the next
 * position, plus `1 - lambda` times the estimate of the next position.
 */
const lambda = 0.9
const rates = { first: 0.02, last: 0.0005 }
const memories = 200_000
const batch = 128

type Memory = { readonly features: Features; readonly target: number }

const names = Object.keys(forTwo) as (keyof Features)[]
const pupils = [forTwo, forMore].map((weights) => pupil(weights as Record<keyof Features, number>))
const start = performance.now()
let rounds = 0
for (; elapsed() < 1; rounds++) {
  const options = rulesOf(rounds)
  const most = choices.maxSeats?.(options) ?? 6
  const seats = rounds % 3 === 0 ? 2 : 2 + Math.floor(Math.random() * (most - 1))
  const learning = pupils[seats === 2 ? 0 : 1]
  for (const memory of memoriesOf(seats, options)) learning?.remember(memory)
  learning?.learn(rates.first * (rates.last / rates.first) ** elapsed())
}
writeFileSync(weightsFile, weightsModule())
process.stdout.write(`${rounds} rounds\n`)

/** Returns the elapsed part of the training time, from 0 to 1. */
function elapsed(): number {
  return (performance.now() - start) / (minutes * 60_000)
}

function rulesOf(round: number): Options {
  const usual = { ...defaultsOf(choices.values), targetWins: 1 }
  const presets = Object.values(choices.presets ?? {})
  if (round % 4 < 2) return usual
  if (round % 4 === 2) return { ...usual, ...presets[Math.floor(round / 4) % presets.length] }
  return { ...ruleSet(Math.floor(Math.random() * 1e9)), targetWins: 1 }
}

const chance = () => randomFromBytes(randomBytes(32))

/**
 * Plays a round. Returns the features of each position that a seat saw, with the training target of
 * that position.
 */
function memoriesOf(seats: number, options: Options): Memory[] {
  const seen = Array.from({ length: seats }, (): Features[] => [])
  let state: State = game.setup(seats, options, chance(), null)
  for (let moves = 0; moves < longest; moves++) {
    const [seat = 0] = game.toMove(state)
    const view = game.view(state, seat)
    const all = game.moves(view, options)
    const move =
      Math.random() < explored
        ? all[Math.floor(Math.random() * all.length)]
        : bot.move(view, options, { random: chance(), urgency: 'urgent', strength: 'medium' })
    if (!move) break
    state = game.apply(state, seat, move, options)
    if (roundResult(state, seat) !== null) break
    const watched = new Set<Seat>([seat, Math.floor(Math.random() * seats)])
    if (state.step.now === 'turn')
      for (const one of watched) {
        const [hand, fitting, others] = featuresOf(state, one)
        seen[one]?.push({ ...hand, ...fitting, ...others })
      }
  }
  return seen.flatMap((all, seat) => withTargets(all, roundResult(state, seat) ?? 0, seats))
}

function withTargets(seen: readonly Features[], end: number, seats: number): Memory[] {
  const weights = seats === 2 ? forTwo : forMore
  let target = end
  return seen.toReversed().map((features) => {
    const memory = { features, target }
    target = lambda * target + (1 - lambda) * estimate([features], weights)
    return memory
  })
}

/**
 * Returns a learner that trains `weights` by online logistic regression. It uses Adam (Kingma and
 * Ba 2014) with its default parameters.
 */
function pupil(weights: Record<keyof Features, number>) {
  const seen: Memory[] = []
  let remembered = 0
  let steps = 0
  const zero = () => Object.fromEntries(names.map((name) => [name, 0])) as typeof weights
  const [mean, square] = [zero(), zero()]
  if (named['from-zero']) Object.assign(weights, zero())
  return {
    remember(memory: Memory): void {
      seen[remembered++ % memories] = memory
    },
    learn(rate: number): void {
      for (let round = 0; round < 6; round++) {
        const slope = zero()
        for (let count = 0; count < batch; count++) {
          const memory = seen[Math.floor(Math.random() * seen.length)]
          if (!memory) continue
          const error = (estimate([memory.features], weights) - memory.target) / batch
          for (const name of names) slope[name] += error * memory.features[name]
        }
        steps++
        const scaled = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps)
        for (const name of names) {
          mean[name] = 0.9 * mean[name] + 0.1 * slope[name]
          square[name] = 0.999 * square[name] + 0.001 * slope[name] ** 2
          weights[name] -= (scaled * mean[name]) / (Math.sqrt(square[name]) + 1e-8)
        }
      }
    },
  }
}

function weightsModule(): string {
  return `import type { Features } from './features.ts'

/** The weight of each feature for winning the round, trained by tools/bots/train/switch.ts. */
export type Weights = Features

export const forTwo: Weights = {
${written(forTwo)}
}

export const forMore: Weights = {
${written(forMore)}
}
`
}

function written(weights: Weights): string {
  return names.map((name) => `  ${name}: ${Number(weights[name].toFixed(2))},`).join('\n')
}
