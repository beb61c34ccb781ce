import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { defaultsOf } from '../shared/games/options.ts'
import { choices } from '../shared/games/the-game/options.ts'
import { describer, featureCount } from '../shared/games/the-game/bot/features.ts'
import { answer, type Net } from '../shared/games/the-game/bot/net.ts'
import { netFor } from '../shared/games/the-game/bot/nets.ts'
import type { Position } from '../shared/games/the-game/bot/position.ts'
import type { WholeTurn } from '../shared/games/the-game/bot/turns.ts'
import { byteOf, weightOf } from '../shared/games/the-game/bot/weight-bytes.ts'
import { randomFrom, randomFromBytes } from '../shared/random.ts'
import { playDeal, type Choose } from './train/deal.ts'
import { chanceOf, firstWeights, learner } from './train/learner.ts'

/**
 * Teaches a net that values positions of The Game, by games that it plays with itself:
 * `node scripts/train.ts --edition original --players 2 --minutes 20`. It goes on from the net that plays now, or from
 * nothing with `--anew`. The weights are written beside the bot; every run ends with other ones, since it draws on true
 * chance.
 */
const { edition, players, minutes, anew } = readArguments()
const options = { ...defaultsOf(choices.values), edition } as const
const inputs = featureCount[edition]
const weightsFile = new URL(
  `../shared/games/the-game/bot/weights/${edition}-${players}.ts`,
  import.meta.url,
)

/** The first deals of a new net are played by a rule of thumb: what a beginner's net leads to is worth little. */
const thumbDeals = anew ? 2500 : 0
const explored = 0.02
const lambda = 0.8
const rates = { first: anew ? 1e-3 : 4e-4, last: 4e-5 }

const before = netFor(edition, players)
const pupil = learner({
  inputs,
  weights: anew ? firstWeights(inputs) : Float32Array.from(before.weights),
})
const tally = { deals: 0, won: 0, left: 0 }
let deals = 0
for (; elapsed() < 1; deals++) {
  learnFromDeal(deals < thumbDeals)
  for (let step = 0; step < 2; step++)
    pupil.learn(rates.first * (rates.last / rates.first) ** elapsed())
  if (tally.deals === 5000) report()
}
say(`${deals} deals. Won of the same thousand:`)
const kept = { inputs, weights: pupil.net.weights.map(rounded) }
const [old, young] = [wonBy(before), wonBy(kept)]
say(`before ${old}, now ${young}`)
if (young > old || anew) writeFileSync(weightsFile, weightsModule(pupil.net.weights))

/** The part of the time that is over: a core's own, whatever else the machine does. */
function elapsed(): number {
  return process.cpuUsage().user / (minutes * 60e6)
}

function learnFromDeal(byThumb: boolean): void {
  const ends: Float32Array[] = []
  const choose: Choose = (position, turns) => {
    const turn = byThumb ? cheapestOf(turns) : chosenBy(position, turns)
    const input = new Float32Array(inputs)
    describer(position)(turn, input)
    ends.push(input)
    return turn
  }
  const left = playDeal(players, options, randomFromBytes(randomBytes(32)), choose)
  tally.deals++
  tally.won += left === 0 ? 1 : 0
  tally.left += left

  // A win is 1. What else there is to gain by few cards left grows less, so that in the end only winning counts.
  const comfort = byThumb || (anew && elapsed() < 0.4) ? 0.3 : 0.1
  let target = left === 0 ? 1 : comfort * Math.max(0, 1 - left / (byThumb ? 98 : 30))
  for (const end of ends.toReversed()) {
    pupil.remember(end, target)
    if (!byThumb) target = lambda * target + (1 - lambda) * chanceOf(answer(pupil.net, end))
  }
}

function chosenBy(position: Position, turns: readonly WholeTurn[]): WholeTurn {
  return Math.random() < explored ? pickOf(turns) : bestFor(pupil.net, position, turns)
}

function bestFor(net: Net, position: Position, turns: readonly WholeTurn[]): WholeTurn {
  const describe = describer(position)
  const input = new Float32Array(inputs)
  return best(turns, (turn) => {
    describe(turn, input)
    return answer(net, input)
  })
}

function cheapestOf(turns: readonly WholeTurn[]): WholeTurn {
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

/** How many of a thousand deals a net wins; they are the same for every net. */
function wonBy(net: Net): number {
  let won = 0
  for (let deal = 0; deal < 1000; deal++) {
    const chance = randomFrom(deal.toString(16).padStart(64, 'e'))
    const choose: Choose = (position, turns) => bestFor(net, position, turns)
    if (playDeal(players, options, chance, choose) === 0) won++
  }
  return won
}

function report(): void {
  const { deals: played, won, left } = tally
  const line = `won ${((100 * won) / played).toFixed(1)} %, ${(left / played).toFixed(1)} left`
  say(`${(100 * elapsed()).toFixed(0)} %: ${line}`)
  Object.assign(tally, { deals: 0, won: 0, left: 0 })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function rounded(weight: number): number {
  return weightOf(byteOf(weight))
}

function weightsModule(weights: Float32Array): string {
  const hex = Array.from(weights, (weight) => {
    const byte = byteOf(weight) & 255
    return byte.toString(16).padStart(2, '0')
  }).join('')
  const lines = hex.replaceAll(/.{1,96}/g, '  $&\n')
  return `// Written by scripts/train.ts. A byte a weight, in hexadecimal: weight-bytes.ts.\nexport const weights = \`\n${lines}\`\n`
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      edition: { type: 'string', default: 'original' },
      players: { type: 'string', default: '2' },
      minutes: { type: 'string', default: '20' },
      anew: { type: 'boolean', default: false },
    },
  })
  return {
    edition: values.edition === 'extreme' ? 'extreme' : 'original',
    players: Number(values.players),
    minutes: Number(values.minutes),
    anew: values.anew,
  } as const
}
