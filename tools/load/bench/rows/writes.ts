import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Contestant } from '../contestant.ts'
import { atMost, type Figure } from '../figure.ts'
import type { Row } from '../row.ts'

const seats = 5

/** How often the runtime waits for the disk, and how much it writes there, as the kernel counts it. */
export const writes: Row = {
  name: 'writes',
  async measure({ scale, ours, floor }) {
    const mine = await writtenInAMove(await ours(), scale.moves)
    const theirs = await writtenInAMove(await floor(), scale.moves)
    if (mine === null || theirs === null) return { why: 'strace, on Linux, counts the writes' }
    const figures: Figure[] = [
      {
        what: 'flushes to disk, each move',
        unit: '',
        ours: mine.flushes,
        beside: theirs.flushes,
        goal: atMost('ours', 1.05),
      },
      {
        what: 'written to disk, each move',
        unit: 'KB',
        ours: mine.bytes / 1_024,
        beside: theirs.bytes / 1_024,
      },
    ]
    return figures
  },
}

type Written = { readonly flushes: number; readonly bytes: number }

/** Null where they cannot be counted. */
async function writtenInAMove(at: Contestant, moves: number): Promise<Written | null> {
  const table = await at.open(seats)
  await table.move()
  const counted = await countWritten(at.pid, async () => {
    for (let made = 0; made < moves; made++) await table.move()
  })
  table.leave()
  return counted && { flushes: counted.flushes / moves, bytes: counted.bytes / moves }
}

async function countWritten(pid: number, during: () => Promise<void>): Promise<Written | null> {
  const file = join(tmpdir(), `tischlein-writes-${process.pid}-${pid}`)
  const calls = ['-f', '-e', 'trace=fsync,fdatasync,pwrite64', '-o', file, '-p', String(pid)]
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
  return {
    flushes: traced.match(/\b(fsync|fdatasync)\(/g)?.length ?? 0,
    bytes: [...traced.matchAll(/\bpwrite64\(.*, (\d+), \d+/g)].reduce(
      (sum, [, bytes]) => sum + Number(bytes),
      0,
    ),
  }
}
