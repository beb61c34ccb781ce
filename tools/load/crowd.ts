import { setTimeout as pass } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { gameOf, games } from '../../shared/games/all.ts'
import { takeItsCourse, type Wanted } from './crowd/course.ts'
import { faultsIn } from './crowd/faults.ts'
import { reportOf, tableOf } from './crowd/report.ts'
import { truthOf } from './crowd/truth.ts'
import { Problem, run, say } from '../cli/local/problem.ts'
import { startFreshService } from '../../tests/support/service-process.ts'

/**
 * Lets a crowd watch one table of the real service, and looks at every message that anybody got:
 * `npm run crowd -- --watchers 5000 --game the-game`. Fails if somebody missed the last state, saw a card too many, or
 * saw things in the wrong order. `--json` prints the figures for programs.
 */
await run(async () => {
  const { wanted, json, limit } = readArguments()
  const service = await startFreshService()
  try {
    const happened = await Promise.race([takeItsCourse(service.origin, wanted), tooLong(limit)])
    const faults = faultsIn(happened.recording, truthOf(happened.records, happened.known))
    const report = reportOf(wanted, happened, faults)
    say(json ? JSON.stringify(report, null, 2) : tableOf(report))
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await service.end()
  }
})

async function tooLong(seconds: number): Promise<never> {
  await pass(seconds * 1_000, undefined, { ref: false })
  throw new Problem(`It was not over after ${seconds} seconds: --limit allows more.`)
}

function readArguments(): { wanted: Wanted; json: boolean; limit: number } {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'the-game' },
      watchers: { type: 'string', default: '1000' },
      players: { type: 'string' },
      seed: { type: 'string', default: '1' },
      pace: { type: 'string', default: '400' },
      pairs: { type: 'string', default: '6' },
      'per-second': { type: 'string', default: '500' },
      moves: { type: 'string', default: '40' },
      limit: { type: 'string', default: '300' },
      json: { type: 'boolean', default: false },
    },
  })
  const game = gameOf(values.game)
  if (!game)
    throw new Problem(`Which game? One of ${games.map(({ about }) => about.id).join(', ')}`)
  const fewest = Math.max(2, game.about.seats.min)
  return {
    wanted: {
      game: values.game,
      watchers: whole('watchers', values.watchers),
      players: values.players === undefined ? fewest : whole('players', values.players),
      seed: whole('seed', values.seed),
      pace: whole('pace', values.pace),
      perSecond: whole('per-second', values['per-second']),
      pairs: whole('pairs', values.pairs),
      movesAfter: whole('moves', values.moves),
    },
    json: values.json,
    limit: whole('limit', values.limit),
  }
}

function whole(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Problem(`--${name} wants a number.`)
  return value
}
