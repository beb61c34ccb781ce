import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { defaultsOf } from '../shared/games/options.ts'
import { choices } from '../shared/games/the-game/options.ts'
import { describer, featureCount } from '../shared/games/the-game/bot/features.ts'
import { answer } from '../shared/games/the-game/bot/net.ts'
import type { Position } from '../shared/games/the-game/bot/position.ts'
import type { WholeTurn } from '../shared/games/the-game/bot/turns.ts'
import { byteOf } from '../shared/games/the-game/bot/weight-bytes.ts'
import { randomFromBytes } from '../shared/random.ts'
import { playDeal, type Choose } from './train/deal.ts'
import { chanceOf, learner } from './train/learner.ts'

/**
 * Teaches the net that values positions of The Game, by games that it plays with itself:
 * `node scripts/train.ts --edition original --minutes 20`. One net serves all numbers of players. Its weights are written beside the bot;
 * every run ends with other ones, since it draws on true chance.
 */
const { values: named } = parseArgs({
  options: { edition: { type: 'string' }, minutes: { type: 'string' } },
})
const edition = named.edition === 'extreme' ? 'extreme' : 'original'
const options = { ...defaultsOf(choices.values), edition } as const
const minutes = Number(named.minutes ?? 20)
const weightsFile = new URL(`../shared/games/the-game/bot/${edition}-weights.ts`, import.meta.url)

/** The first deals are played by a rule of thumb: what a beginner's net leads to is worth little. */
const thumbDeals = 2500
const explored = 0.02
const lambda = 0.8
const rates = { first: 2e-3, last: 8e-5 }

const pupil = learner(featureCount[edition])
const start = performance.now()
const tally = { deals: 0, won: 0, left: 0 }
for (let deal = 0; elapsed() < 1; deal++) {
  learnFromDeal(1 + (deal % 5), deal < thumbDeals)
  pupil.learn(rates.first * (rates.last / rates.first) ** elapsed())
  if (tally.deals === 5000) report()
}
writeFileSync(weightsFile, weightsModule())

/** The part of the time that is over. */
function elapsed(): number {
  return (performance.now() - start) / (minutes * 60_000)
}

function learnFromDeal(seats: number, byThumb: boolean): void {
  const ends: Float32Array[] = []
  const choose: Choose = (position, turns) => {
    const turn = byThumb ? cheapestFor(turns) : chosenBy(position, turns)
    const input = new Float32Array(featureCount[edition])
    describer(position)(turn, input)
    ends.push(input)
    return turn
  }
  const left = playDeal(seats, options, randomFromBytes(randomBytes(32)), choose)
  tally.deals++
  tally.won += left === 0 ? 1 : 0
  tally.left += left

  // A win is 1. What else there is to gain by few cards left grows less, so that in the end only winning counts.
  const comfort = byThumb || elapsed() < 0.4 ? 0.3 : 0.1
  let target = left === 0 ? 1 : comfort * Math.max(0, 1 - left / (byThumb ? 98 : 30))
  for (const end of ends.toReversed()) {
    pupil.remember(end, target)
    if (!byThumb) target = lambda * target + (1 - lambda) * chanceOf(answer(pupil.net, end))
  }
}

function chosenBy(position: Position, turns: readonly WholeTurn[]): WholeTurn {
  if (Math.random() < explored) return pickOf(turns)
  const describe = describer(position)
  const input = new Float32Array(featureCount[edition])
  return best(turns, (turn) => {
    describe(turn, input)
    return answer(pupil.net, input)
  })
}

function cheapestFor(turns: readonly WholeTurn[]): WholeTurn {
  return best(turns, ({ cost, count }) => 2 * count - cost)
}

function best(turns: readonly WholeTurn[], worth: (turn: WholeTurn) => number): WholeTurn {
  let highest = -Infinity
  let found = pickOf(turns)
  for (const turn of turns) {
    const value = worth(turn)
    if (value <= highest) continue
    highest = value
    found = turn
  }
  return found
}

function pickOf(turns: readonly WholeTurn[]): WholeTurn {
  const picked = turns[Math.floor(Math.random() * turns.length)]
  if (!picked) throw new Error('a turn is chosen among some')
  return picked
}

function report(): void {
  const { deals, won, left } = tally
  const line = `won ${((100 * won) / deals).toFixed(1)} %, ${(left / deals).toFixed(1)} left\n`
  process.stdout.write(`${(100 * elapsed()).toFixed(0)} %: ${line}`)
  Object.assign(tally, { deals: 0, won: 0, left: 0 })
}

function weightsModule(): string {
  const hex = Array.from(pupil.net.weights, (weight) => {
    const byte = byteOf(weight) & 255
    return byte.toString(16).padStart(2, '0')
  }).join('')
  const lines = hex.replaceAll(/.{1,96}/g, '  $&\n')
  return `// Written by scripts/train.ts. A byte a weight, in hexadecimal: weight-bytes.ts.\nexport const ${edition}Weights = \`\n${lines}\`\n`
}
