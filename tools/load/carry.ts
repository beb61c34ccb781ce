import { parseArgs } from 'node:util'

import { openContestants } from './bench/contestants.ts'
import { machine } from './bench/machine.ts'
import type { OurService } from './bench/ours.ts'
import { heldBy, weighTables, weighWatchers } from './carry/memory.ts'
import { costOfMove, costOfThought } from './carry/processor.ts'
import { busyPart, roomFor, secondsBetweenMoves, type Needs } from './carry/room.ts'
import { Problem, run, say } from '../cli/local/problem.ts'

/** V8 clears away all that nobody uses, each time that it clears at all: left to itself it waits, and a weight is chance. */
const clearsAll = ['--gc-global']

/**
 * Finds out how much one core and one gigabyte carry: `npm run carry`. On a machine that does nothing else it takes some minutes;
 * `--many 300` weighs fewer tables and watchers, `--moves` and `--thoughts` measure less or more of each, `--json` prints
 * it for programs.
 */
await run(async () => {
  const { many, moves, thoughts, json } = readArguments()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const empty = await withService(heldBy)
  const table = await withService((service) => weighTables(service, many), clearsAll)
  const watcher = await withService((service) => weighWatchers(service, many), clearsAll)
  const [move, thought] = await withService(
    async (service) =>
      [await costOfMove(service, moves), await costOfThought(service, thoughts)] as const,
  )
  const needs: Needs = { empty, table, watcher, move, thought }
  say(json ? JSON.stringify({ needs, room: roomFor(needs) }, null, 2) : asText(needs))
})

/** A service of its own for each question: what is measured at one leaves its traces there. */
async function withService<Answer>(
  ask: (service: OurService) => Promise<Answer>,
  v8Flags: readonly string[] = [],
): Promise<Answer> {
  const { ours, close } = await openContestants(v8Flags)
  try {
    return await ask(await ours())
  } finally {
    await close()
  }
}

function asText(needs: Needs): string {
  const { tables, watchers, movesPerSecond, tablesInPlay, botsInPlay } = roomFor(needs)
  const halfBusy = `a core, ${busyPart * 100} % busy`
  const lines = [
    ['the empty service', `${whole(needs.empty / 1024)} MB`],
    ['an idle table with two players connected', `${whole(needs.table)} KB`],
    ['a watcher’s line', `${whole(needs.watcher)} KB`],
    ['processor time of a durable move', `${needs.move.toFixed(2)} ms`],
    ['the same of a best bot’s, thinking and all', `${needs.thought.toFixed(1)} ms`],
    ['a gigabyte: idle tables with two players', whole(tables)],
    ['a gigabyte: watchers', whole(watchers)],
    ['a core: durable moves a second', whole(movesPerSecond)],
    [`${halfBusy}: tables with a move every ${secondsBetweenMoves} s`, whole(tablesInPlay)],
    [`${halfBusy}: best bots that move every ${secondsBetweenMoves} s`, whole(botsInPlay)],
  ] as const
  const width = Math.max(...lines.map(([what]) => what.length))
  const table = lines.map(([what, value]) => `${what.padEnd(width)}  ${value}`)
  return [...table, '', machine()].join('\n')
}

function whole(number: number): string {
  return Number.isNaN(number) ? 'too few to say' : Math.round(number).toLocaleString('en')
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      many: { type: 'string', default: '600' },
      moves: { type: 'string', default: '4000' },
      thoughts: { type: 'string', default: '60' },
      json: { type: 'boolean', default: false },
    },
  })
  const [many, moves, thoughts] = [values.many, values.moves, values.thoughts].map(Number)
  if (!(many && moves && thoughts))
    throw new Problem('Say it like this: npm run carry -- --many 600 --moves 4000 --thoughts 60')
  return { many, moves, thoughts, json: values.json }
}
