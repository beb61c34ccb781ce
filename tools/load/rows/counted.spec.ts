import { expect, test } from 'vitest'

import { openServices } from '../services.ts'
import { countedBy, playGame } from './games.ts'

test('a whole game is counted: what comes in, what is written, and nothing of the counting', async () => {
  const services = await openServices()
  try {
    const service = await services.fresh('counted')
    const { moves } = await playGame(service.origin.origin, 'high-low', 0)
    expect(moves).toBeGreaterThan(10)
    const counted = await countedBy(service)
    // Pages, lines and seats of four people, and the table itself.
    expect(counted.workerRequests).toBe(16)
    // Each move is one row; bots are moved by alarms, each of them one as well, and the relay hears of it all.
    expect(counted.rowsWritten).toBeGreaterThanOrEqual(moves + counted.alarms)
    expect(counted.alarms).toBeGreaterThan(0)
    expect(counted.objectRequests).toBeGreaterThan(moves + counted.alarms)
    expect(counted.socketMessages).toBeGreaterThan(moves / 2)
    expect(counted.busyMilliseconds).toBeGreaterThan(0)
    expect(counted.storedBytes).toBeGreaterThan(8_192)
    expect(await countedBy(service)).toEqual(counted)
  } finally {
    await services.close()
  }
})
