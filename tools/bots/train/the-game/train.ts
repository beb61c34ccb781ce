import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import { defaultsOf } from '../../../../shared/game/options.ts'
import { choices } from '../../../../shared/games/the-game/options.ts'
import {
  commandFeatures,
  featureCount,
  featuresBeforeCommands,
} from '../../../../shared/games/the-game/bot/features/features.ts'
import { layerSizes, weightCount, type Net } from '../../../../shared/games/the-game/bot/net/net.ts'
import { netFor } from '../../../../shared/games/the-game/bot/net/nets.ts'
import { byteOf, weightOf } from '../../../../shared/games/the-game/bot/net/weight-bytes.ts'
import { randomFrom } from '../../../../shared/deal/random.ts'
import { parseOptions } from '../../../cli/local/problem.ts'
import type { Apprenticeship, Edition, News, Tally } from './apprentice.ts'
import { bestFor } from './choosing.ts'
import { playDeal } from './deal.ts'
import { firstWeights } from './learner.ts'

/**
 * Trains a net that values positions of The Game, on all cores:
 * `npm run train -- the-game --edition original --players 2 --minutes 20`.
 * `--from original-3` starts with the weights of that net.
 *
 * Both the new net and the bot's net then play the same thousand deals. The new net replaces the
 * bot's net if it wins at least as many; with `--always` it does so in any case.
 */
const { edition, players, minutes, from, always } = readArguments()
const options = { ...defaultsOf(choices.values), edition } as const
const inputs = featureCount[edition]

const weights = new Float32Array(new SharedArrayBuffer(4 * weightCount(inputs)))
weights.set(from === null ? firstWeights(inputs) : widened(netNamed(from)))
const cores = availableParallelism()
const deals = await apprentices(cores)
const young: Net = { inputs, weights: weights.map(quantize) }

say(`${deals} deals. Won of the same thousand:`)
const wins = { before: wonBy(netFor(edition, players)), now: wonBy(young) }
say(`before ${wins.before}, now ${wins.now}`)
if (wins.now >= wins.before || always) writeWeights()
else say('The net stays as it was.')

/**
 * Trains on `count` threads, which share the weights, and returns the number of deals that they
 * played.
 */
async function apprentices(count: number): Promise<number> {
  const about = { edition, players, minutes, isNewNet: from === null, weights }
  const all = { deals: 0 }
  const recent = { deals: 0, won: 0, left: 0 }
  const hear = ({ played, part }: News): void => {
    all.deals += played.deals
    recent.deals += played.deals
    recent.won += played.won
    recent.left += played.left
    if (recent.deals < 5000) return
    report(part, recent)
    Object.assign(recent, { deals: 0, won: 0, left: 0 })
  }
  const ended = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./apprentice.ts', import.meta.url), {
      workerData: about satisfies Apprenticeship,
    })
    worker.on('message', hear)
    return once(worker, 'exit')
  })
  await Promise.all(ended)
  return all.deals
}

function report(part: number, { deals: played, won, left }: Tally): void {
  const rate = `won ${((100 * won) / played).toFixed(1)} %, ${(left / played).toFixed(1)} left`
  say(`${(100 * part).toFixed(0)} %: ${rate}`)
}

/** Returns how many of a thousand deals a net wins. The deals are the same for every net. */
function wonBy(net: Net): number {
  let won = 0
  for (let deal = 0; deal < 1000; deal++) {
    const chance = randomFrom(deal.toString(16).padStart(64, 'e'))
    const left = playDeal(players, options, chance, (position, turns) =>
      bestFor(net, position, turns),
    )
    if (left === 0) won++
  }
  return won
}

/**
 * Returns the weights of an older net, with zeros for the inputs that it lacks. It lacks features
 * that were added later. A net for the original edition also lacks the commands of the Extreme
 * edition.
 */
function widened({ inputs: known, weights: old }: Net): Float32Array {
  const width = layerSizes[0]
  const commands = from?.startsWith('original') && edition === 'extreme' ? commandFeatures : 0
  const before = commands > 0 ? featuresBeforeCommands : known
  const after = inputs - known - commands
  return Float32Array.of(
    ...old.subarray(0, before * width),
    ...new Float32Array(commands * width),
    ...old.subarray(before * width, known * width),
    ...new Float32Array(after * width),
    ...old.subarray(known * width),
  )
}

function writeWeights(): void {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  const command = `npm run train -- the-game ${process.argv.slice(2).join(' ')}`
  const file = `../../../../shared/games/the-game/bot/net/weights/${edition}-${players}.ts`
  const made = [
    `Made by \`${command}\` at ${commit.trim()}: ${deals} deals on ${cores} cores.`,
    `Without look-ahead, the net wins ${wins.now} of 1000 deals.`,
  ]
  writeFileSync(new URL(file, import.meta.url), weightsModule(young.weights, made))
}

/** Returns the value of a weight after it is stored as a byte and read again. */
function quantize(weight: number): number {
  return weightOf(byteOf(weight))
}

/**
 * Returns the source text of the module with a net's weights. Each string in `made` becomes a
 * comment.
 */
function weightsModule(trained: Float32Array, made: readonly string[]): string {
  const hex = Array.from(trained, (weight) =>
    (byteOf(weight) & 255).toString(16).padStart(2, '0'),
  ).join('')
  const comments = [...made, 'One byte per weight, in hexadecimal (weight-bytes.ts).']
  const lines = hex.replaceAll(/.{1,96}/g, '  $&\n')
  return `${comments.map((line) => `// ${line}\n`).join('')}export const weights = \`\n${lines}\`\n`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function netNamed(name: string): Net {
  const [of, seats] = name.split('-')
  return netFor(editionNamed(of), Number(seats))
}

function editionNamed(name = ''): Edition {
  return name === 'extreme' ? 'extreme' : 'original'
}

function readArguments() {
  const { values } = parseOptions(
    'Usage: npm run train -- the-game --edition extreme --players 3 --minutes 10 --from original-3 --always',
    {
      options: {
        edition: { type: 'string', default: 'original' },
        players: { type: 'string', default: '2' },
        minutes: { type: 'string', default: '20' },
        from: { type: 'string' },
        always: { type: 'boolean', default: false },
      },
    },
  )
  return {
    edition: editionNamed(values.edition),
    players: Number(values.players),
    /** The training time, in minutes of processor time per thread. */
    minutes: Number(values.minutes),
    from: values.from ?? null,
    always: values.always,
  }
}
