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
    // The 16 requests open the table, and load the pages, seats and connections of three players
    // and a spectator.
    expect(counted.workerRequests).toBe(16)
    // Each move writes one row. Each bot moves by an alarm, which writes another row. The relay
    // receives every update by a request.
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
