import { expect, test } from 'vitest'

import { openServices } from '../services.ts'
import { fetchUsage, playGame } from './games.ts'

test('the usage of a whole game is counted, without the counting itself', async () => {
  const services = await openServices()
  try {
    const service = await services.fresh('counted')
    const { moves } = await playGame(service.origin.origin, 'high-low', 0)
    expect(moves).toBeGreaterThan(10)
    const counted = await fetchUsage(service)
    // The pages, connections and seats of four people, and the table itself.
    expect(counted.workerRequests).toBe(16)
    // Each move writes one row. A bot's alarm writes another one, and the relay receives every
    // update.
    expect(counted.rowsWritten).toBeGreaterThanOrEqual(moves + counted.alarms)
    expect(counted.alarms).toBeGreaterThan(0)
    expect(counted.objectRequests).toBeGreaterThan(moves + counted.alarms)
    expect(counted.socketMessages).toBeGreaterThan(moves / 2)
    expect(counted.busyMilliseconds).toBeGreaterThan(0)
    expect(counted.storedBytes).toBeGreaterThan(8_192)
    expect(await fetchUsage(service)).toEqual(counted)
  } finally {
    await services.close()
  }
})
