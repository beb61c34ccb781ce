import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect } from '../support/seat-client.ts'
import { startFreshService, type FreshService } from '../support/service-process.ts'
import { PushReceiver } from '../../worker/testing/PushReceiver.ts'
import {
  becomesTurnOf,
  decryptDelivery,
  openPushService,
  slowTable,
} from '../support/push/party.ts'

const patiently = { timeout: 40_000 }

const pushes = await openPushService()
let service: FreshService
beforeAll(async () => {
  service = await startFreshService()
})
afterAll(async () => {
  await service.end()
  pushes.end()
})

const to = (path: string) => pushes.deliveries.filter((one) => one.path === path)

test('an absent player is notified once of their turn, even if the service restarts; a broken push service delays no move', async () => {
  const { code, ada, first, second } = await slowTable(service.origin)
  const receiver = await PushReceiver.make()
  const bo = await connect(service.origin, code, second.token)
  const subscribe = {
    type: 'subscribe',
    endpoint: 'https://push.example.com/bo',
    ...(await receiver.keys()),
  }
  expect(await bo.send({ id: 'push', ...subscribe })).toMatchObject({ type: 'done' })
  await ada.send({ id: 'start', type: 'start' })
  await expect.poll(() => bo.shown(), patiently).not.toBe(null)
  if (bo.shown()?.toMove.includes(1)) await becomesTurnOf(0, [ada, bo])
  bo.close()
  await becomesTurnOf(1, [ada, null])
  expect(to('/bo')).toEqual([])
  // Restart the service, with its storage, before it sends the notification. It must send the
  // notification afterwards.
  service = await service.changeStored(async () => undefined)
  await expect.poll(() => to('/bo').length, patiently).toBe(1)
  const [told] = to('/bo')
  if (!told) throw new Error('it has come')
  expect(await decryptDelivery(receiver, told)).toEqual({ table: code, event: 'turn-started' })
  expect(told.headers['content-encoding']).toBe('aes128gcm')
  expect(told.headers.authorization).toMatch(/^vapid t=/)
  expect(JSON.stringify(told.headers)).not.toContain(code)

  // Bo is back at the table, so the service withdraws the notification when the turn is over. This
  // time the push service does not answer, and no move may wait for it.
  pushes.answer = null
  const again = await connect(service.origin, code, second.token)
  const adaAgain = await connect(service.origin, code, first.token)
  await becomesTurnOf(0, [adaAgain, again])
  await becomesTurnOf(1, [adaAgain, again])
  await expect.poll(() => to('/bo').length, patiently).toBe(2)
  const [, back] = to('/bo')
  if (!back) throw new Error('it has come')
  expect(await decryptDelivery(receiver, back)).toEqual({ table: code, event: 'turn-ended' })
  expect(back.headers.ttl).toBe('0')
}, 120_000)
