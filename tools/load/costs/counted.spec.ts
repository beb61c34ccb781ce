import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import type { Counted } from '../../../worker/counts.ts'
import { writeFolder } from '../../cli/selfhost/folder.ts'
import { startWorkerd } from '../../cli/selfhost/workerd.ts'
import { playGame } from './play-game.ts'

test('a whole game is counted: what comes in, what is written, and nothing of the counting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  await writeFolder({ path: folder, entry: 'worker/counted.ts', botPace: '0.1' })
  const state = join(folder, 'state')
  const service = await startWorkerd({ folder, state, host: '127.0.0.1', port: 0 })
  const ask = async () => (await (await fetch(`${service.origin}/counts`)).json()) as Counted
  try {
    const { moves } = await playGame(service.origin, 'high-low', 0)
    expect(moves).toBeGreaterThan(10)
    const counted = await ask()
    // Pages, lines and seats of four people, and the table itself.
    expect(counted.workerRequests).toBe(16)
    // Each move is one row; bots are moved by alarms, each of them one as well, and the relay hears of it all.
    expect(counted.rowsWritten).toBeGreaterThanOrEqual(moves + counted.alarms)
    expect(counted.alarms).toBeGreaterThan(0)
    expect(counted.objectRequests).toBeGreaterThan(moves + counted.alarms)
    expect(counted.socketMessages).toBeGreaterThan(moves / 2)
    expect(counted.busyMilliseconds).toBeGreaterThan(0)
    expect(counted.storedBytes).toBeGreaterThan(8_192)
    expect(await ask()).toEqual(counted)
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
