import { afterAll, beforeAll, expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { openTable, sit } from '../support/seat-client.ts'
import { type FreshService, startFreshService } from '../support/service-process.ts'

let service: FreshService
beforeAll(async () => {
  service = await startFreshService()
})
afterAll(() => service?.end())

async function tableAt(code: string): Promise<PublicState['table']> {
  const answer = await fetch(`${service.origin}/api/tables/${code}`)
  return ((await answer.json()) as PublicState).table
}

/**
 * Opens a stream, and returns its first message. `disconnect` breaks the connection, as a killed
 * program does.
 */
async function streamOf(path: string, token = '') {
  const connection = new AbortController()
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(service.origin + path, { headers, signal: connection.signal })
  const { value } = (await answer.body?.getReader().read()) ?? {}
  return { firstLine: new TextDecoder().decode(value), disconnect: () => connection.abort() }
}

test('over a real connection the first message comes at once, and a client that disconnects is no longer counted', async () => {
  const code = await openTable(service.origin, games[0]?.about.id ?? '', {})
  const { token } = await sit(service.origin, code, 'Anna')
  const spectator = await streamOf(`/api/tables/${code}/stream`)
  const anna = await streamOf(`/api/tables/${code}/seat/stream`, token)
  for (const { firstLine } of [spectator, anna])
    expect(firstLine).toMatch(/^\{"type":"snapshot",.*\}\n/)
  const patiently = { timeout: 30_000 }
  await expect
    .poll(() => tableAt(code), patiently)
    .toMatchObject({ seats: [{ connected: true }], spectators: 1 })
  spectator.disconnect()
  anna.disconnect()
  // The service notices a broken connection when the next keep-alive fails.
  await expect
    .poll(() => tableAt(code), patiently)
    .toMatchObject({ seats: [{ connected: false }], spectators: 0 })
})
