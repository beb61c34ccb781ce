import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'

import type { Env } from '../env.ts'
import { playingTable, tableOf, watch } from '../testing/tables.ts'
import { Relays } from './Relays.ts'

test('a relay is not called if a change concerns seats only', async () => {
  const { code } = await playingTable(['Anna', 'Ben'])
  const spectator = await watch(code)
  const { RelayObject } = await import('../index.ts')
  const told = vi.spyOn(RelayObject.prototype, 'publish')
  const epoch = Date.now() + 1
  const news = '{"type":"spectators","spectators":7}'
  await runInDurableObject(tableOf(code), (_, { storage }) => {
    const relays = new Relays(storage.sql, (env as Env).RELAYS, epoch, () => undefined)
    relays.publish(code, [])
    relays.publish(code, [news])
  })
  await spectator.first('spectators', ({ spectators }) => spectators === 7)
  expect(told.mock.calls).toEqual([[[news], epoch]])
  told.mockRestore()
})

test('spectators get a snapshot after an update that did not reach their relay', async () => {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  const spectator = await watch(code)
  const { RelayObject } = await import('../index.ts')
  const publish = vi.spyOn(RelayObject.prototype, 'publish')
  publish.mockRejectedValueOnce(new Error('the network connection was lost'))
  await sockets[0].move()
  await spectator.first('snapshot', ({ position }) => position?.turn === 1)
  const late = await watch(code)
  expect(await late.first('snapshot')).toMatchObject({ position: { turn: 1 } })
  publish.mockRestore()
})
