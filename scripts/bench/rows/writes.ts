import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Contestant } from '../contestant.ts'
import { atMost, type Figure } from '../figure.ts'
import type { Row } from '../row.ts'

const seats = 5

/** How often the runtime waits for the disk, as the kernel counts it. */
export const writes: Row = {
  name: 'writes',
  async measure({ scale, ours, floor }) {
    const mine = await flushesInAMove(await ours(), scale.moves)
    const theirs = await flushesInAMove(await floor(), scale.moves)
    if (mine === null || theirs === null) return { why: 'strace, on Linux, counts the writes' }
    const figure: Figure = {
      what: 'flushes to disk, each move',
      unit: '',
      ours: mine,
      beside: theirs,
      goal: atMost('ours', 1.05),
    }
    return [figure]
  },
}

/** Null where they cannot be counted. */
async function flushesInAMove(at: Contestant, moves: number): Promise<number | null> {
  const table = await at.open(seats)
  await table.move()
  const counted = await countFlushes(at.pid, async () => {
    for (let made = 0; made < moves; made++) await table.move()
  })
  table.leave()
  return counted === null ? null : counted / moves
}

async function countFlushes(pid: number, during: () => Promise<void>): Promise<number | null> {
  const file = join(tmpdir(), `tischlein-flushes-${process.pid}-${pid}`)
  const calls = ['-f', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', String(pid)]
  const strace = spawn('strace', calls, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(strace, 'exit').catch(() => [null])
  // It says something once it is attached; where there is none, or it may not, it ends.
  const attached = await Promise.race([
    once(strace.stderr, 'data').then(([text]) => String(text).includes(' attached')),
    ended.then(() => false),
  ])
  if (!attached) return null
  await during()
  strace.kill('SIGINT')
  await ended
  const traced = await readFile(file, 'utf8')
  await rm(file)
  return traced.split('\n').filter((line) => /\b(fsync|fdatasync)\(/.test(line)).length
}
