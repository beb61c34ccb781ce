import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { games } from '../../shared/games/all.ts'
import type { Counted } from '../../worker/counts.ts'
import { billOf, dollarsFor, freeGames } from './costs/bill.ts'
import { playGame, type Played } from './costs/play-game.ts'
import { tellWorst } from './costs/tell-worst.ts'
import { Problem, run, say } from '../cli/local/problem.ts'
import { writeFolder } from '../cli/selfhost/folder.ts'
import { startWorkerd } from '../cli/selfhost/workerd.ts'

type Line = { readonly game: string; readonly played: Played; readonly counted: Counted }

// What the platform would ask: for a thousand games of each kind, one of which is played under the real runtime and
// counted; and for the worst hour that one address can give whoever runs the service, of which a little is played too.
await run(async () => {
  const { thinking, attacking, only } = readArguments()
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-costs-'))
  try {
    await writeFolder({ path: folder, entry: 'worker/counted.ts' })
    if (only !== 'attacks') {
      const measured = games.map(({ about }) => measure(folder, about.id, thinking))
      tell(await Promise.all(measured))
    }
    if (only !== 'games') await tellWorst(folder, attacking)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

function readArguments() {
  const usage = 'Say it like this: npm run costs -- --thinking 5 --attacking 30 --only games'
  try {
    const { values } = parseArgs({
      options: {
        thinking: { type: 'string', default: '0.2' },
        attacking: { type: 'string', default: '20' },
        only: { type: 'string', default: 'both' },
      },
    })
    const [thinking, attacking] = [Number(values.thinking), Number(values.attacking)]
    if (thinking >= 0 && attacking >= 10 && ['both', 'games', 'attacks'].includes(values.only))
      return { ...values, thinking, attacking }
  } catch {
    // Falls through to the sentence below.
  }
  throw new Problem(usage)
}

/** Each has a service of its own, so that nothing of another game is counted. */
async function measure(folder: string, game: string, thinking: number): Promise<Line> {
  const state = join(folder, 'state', game)
  const service = await startWorkerd({ folder, state, host: '127.0.0.1', port: 0 })
  try {
    const played = await playGame(service.origin, game, thinking)
    const answer = await fetch(`${service.origin}/counts`)
    return { game, played, counted: (await answer.json()) as Counted }
  } finally {
    await service.stop()
  }
}

function tell(lines: readonly Line[]): void {
  const rows = lines.map(({ game, played, counted }) => {
    const bill = billOf(counted, played)
    const { aDay, by } = freeGames(bill)
    return {
      game,
      moves: played.moves,
      minutes: (played.seconds / 60).toFixed(1),
      'worker requests': counted.workerRequests,
      'object requests': counted.objectRequests,
      'of these alarms': counted.alarms,
      'socket messages': counted.socketMessages,
      pings: played.pings,
      'rows read': counted.rowsRead,
      'rows written': counted.rowsWritten,
      'KB kept': (counted.storedBytes / 1024).toFixed(0),
      'busy ms': counted.busyMilliseconds.toFixed(0),
      'dollars for 1,000 games': dollarsFor(1_000, bill).toFixed(3),
      'games a day for free': `${aDay} (${by})`,
    }
  })
  for (const name of Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[])
    say([name.padEnd(24), ...rows.map((row) => String(row[name]).padStart(22))].join(''))
}
