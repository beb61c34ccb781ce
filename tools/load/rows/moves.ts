import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'

import { games } from '../../../shared/games/all.ts'
import { isView, openSocket } from '../client.ts'
import { atLeast, atMost } from '../figures.ts'
import {
  comparisonRow,
  settleTime,
  type Context,
  type Sample,
  type Scale,
  type Side,
} from '../row.ts'
import { processorTime, untilItRests, type Kind, type Service } from '../services.ts'
import { botsMove, Table } from '../table.ts'

/** Returns our service and the baseline as two sides of the same measurement. */
const both = ({ shared }: Context, prepare: (at: Service) => Promise<Side>) => {
  const side = (kind: Kind) => async () => prepare(await shared(kind))
  return { baseline: side('baseline'), ours: side('ours') }
}

const nothingToRelease = (): void => undefined

export const atTable = (table: Table): Side => ({
  sample: async () => ({ time: await table.move() }),
  release: () => table.leave(),
})

export const latency = comparisonRow('latency', (context) => [
  {
    samples: context.scale.moves,
    sides: both(context, async (at) => atTable(await at.open(5))),
    metrics: {
      time: {
        what: 'the mover sees their move, 5 players',
        unit: 'ms',
        goal: atMost('ratio', 1.3),
      },
    },
  },
])

export const opening = comparisonRow('opening', (context) => [
  {
    samples: Math.max(1, Math.round(context.scale.moves / 5)),
    pause: 100,
    sides: both(context, async (at) => ({
      sample: async () => {
        const before = performance.now()
        await at.begin()
        return { time: performance.now() - before }
      },
      release: nothingToRelease,
    })),
    metrics: {
      time: {
        what: 'open a table, take a seat, receive the snapshot',
        unit: 'ms',
        goal: atMost('ratio', 1.3),
      },
    },
  },
])

/**
 * Measures how many moves per second the service stores durably at several tables. At each table, a
 * client moves as soon as it may.
 */
export const throughput = comparisonRow('throughput', (context) =>
  context.scale.tables.map((tables) => ({
    sides: both(context, async (at) => ({
      sample: () => play(at, tables, context.scale),
      release: nothingToRelease,
    })),
    metrics: {
      rate: {
        what: `durable moves, ${tables} ${tables === 1 ? 'table' : 'tables'} at a time`,
        unit: 'moves/s',
        goal: atLeast('ratio', 0.7),
      },
      service: {
        what: 'processor time per move',
        unit: 'ms',
        goal: atMost('ratio', 1.6),
      },
      client: { what: 'processor time of the client per move', unit: 'ms' },
    },
  })),
)

/**
 * The bounds for the number of moves at one table. With the upper bound, no seat exceeds the burst
 * of its rate limit, so no client waits.
 */
const mostAtATable = 80
const leastAtATable = 10

export async function play(
  at: Service,
  tables: number,
  scale: Pick<Scale, 'moves'>,
): Promise<Sample> {
  const wanted = Math.ceil((scale.moves * 40) / tables)
  const moves = Math.min(Math.max(wanted, leastAtATable), mostAtATable, scale.moves)
  const all = { seconds: 0, service: 0, client: 0, moves: 0 }
  while (all.moves < wanted * tables) {
    const open = await Promise.all(Array.from({ length: tables }, () => at.open(2)))
    // Waits, because pending work for these tables and for earlier ones must not count as the cost
    // of a move.
    await untilItRests(at)
    const [service, client, from] = [await processorTime(at), process.cpuUsage(), performance.now()]
    await Promise.all(
      open.map(async (table) => {
        for (let made = 0; made < moves; made++) await table.move()
      }),
    )
    const { user, system } = process.cpuUsage(client)
    all.seconds += (performance.now() - from) / 1_000
    all.service += (await processorTime(at)) - service
    all.client += (user + system) / 1_000
    all.moves += tables * moves
    for (const table of open) table.leave()
  }
  await untilItRests(at)
  return {
    rate: all.moves / all.seconds,
    service: all.service / all.moves,
    client: all.client / all.moves,
  }
}

/**
 * Measures whether a late move costs more than an early one, because the log grows with each move.
 * Bots choose the moves. After random moves, games would end so early that the host would reach the
 * limit for new games.
 */
export const growth = comparisonRow('growth', ({ scale, shared }) =>
  games.map(({ about: { id, name } }) => {
    const after = (moves: number) => async () => {
      const { origin } = await shared('ours')
      const table = await Table.open(origin, { game: id, seats: 4, chooses: botsMove(id) })
      for (let made = 0; made < moves; made++) await table.move()
      return atTable(table)
    }
    return {
      samples: 20,
      pause: 30,
      sides: { fresh: after(0), ours: after(scale.longestGame) },
      metrics: {
        time: {
          what: `${name}: a move after ${scale.longestGame} others, beside the first ones`,
          unit: 'ms',
          comparedWith: 'fresh',
          goal: atMost('ratio', 1.2),
        },
      },
    }
  }),
)

/** Measures the bytes per move that a player and a spectator receive in games by bots. */
export const bytes = comparisonRow('bytes', ({ scale, shared }) =>
  games.map(({ about: { id, name, seats } }) => ({
    samples: scale.moves / 4,
    sides: {
      ours: async () => {
        const { origin } = await shared('ours')
        const received = { players: 0, views: 0, spectator: 0 }
        const table = await Table.open(origin, {
          game: id,
          seats: Math.min(4, seats.max),
          chooses: botsMove(id),
          receive: () => (message, size) => {
            received.players += size
            if (isView(message)) received.views += 1
          },
        })
        const socket = await openSocket(origin, `/api/tables/${table.code}/watch`, (_, size) => {
          received.spectator += size
        })
        await pass(settleTime)
        return {
          sample: async () => {
            Object.assign(received, { players: 0, views: 0, spectator: 0 })
            await table.move()
            // Wait until the spectator has received the move, too.
            await pass(30)
            return { player: received.players / received.views, spectator: received.spectator }
          },
          release: () => {
            table.leave()
            socket.hangUp()
          },
        }
      },
    },
    metrics: {
      player: { what: `${name}: a move, to a player`, unit: 'bytes', goal: atMost('ours', 400) },
      spectator: {
        what: `${name}: a move, to a spectator`,
        unit: 'bytes',
        goal: atMost('ours', 400),
      },
    },
  })),
)

/**
 * Measures by the runtime's system calls how often it waits for the disk, and how much it writes.
 */
export const writes = comparisonRow('writes', (context) => [
  {
    sides: both(context, async (at) => {
      const table = await at.open(5)
      return {
        sample: () => writtenInAMove(at, table, context.scale.moves),
        release: () => table.leave(),
      }
    }),
    metrics: {
      flushes: { what: 'flushes to disk per move', unit: '', goal: atMost('ours', 1.05) },
      kilobytes: { what: 'written to disk per move', unit: 'KB' },
    },
  },
])

/**
 * Returns how many flushes and how many kilobytes the runtime writes per move. Returns NaN without
 * strace, which exists only on Linux.
 */
async function writtenInAMove({ pid }: Service, table: Table, moves: number): Promise<Sample> {
  const file = join(tmpdir(), `tischlein-writes-${process.pid}-${pid}`)
  const calls = ['-f', '-e', 'trace=fsync,fdatasync,pwrite64', '-o', file, '-p', String(pid)]
  const strace = spawn('strace', calls, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(strace, 'exit').catch(() => [null])
  // Waits until strace prints that it is attached. If strace is not installed, or lacks the
  // permission to attach, it ends instead.
  const attached = await Promise.race([
    once(strace.stderr, 'data').then(([text]) => String(text).includes(' attached')),
    ended.then(() => false),
  ])
  if (!attached) return { flushes: NaN, kilobytes: NaN }
  for (let made = 0; made < moves; made++) await table.move()
  strace.kill('SIGINT')
  await ended
  const traced = await readFile(file, 'utf8')
  await rm(file)
  const sizes = [...traced.matchAll(/\bpwrite64\(.*, (\d+), \d+/g)].map(([, size]) => Number(size))
  return {
    flushes: (traced.match(/\b(fsync|fdatasync)\(/g)?.length ?? 0) / moves,
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / moves / 1_024,
  }
}
