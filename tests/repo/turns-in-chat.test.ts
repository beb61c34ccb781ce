import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { webhookRequest } from '../../worker/push/webhook.ts'
import { freePort } from '../support/free-port.ts'

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
const job = {
  id: 's1',
  seat: 1,
  name: 'Zoë',
  game: 'switch',
  subscription: { endpoint: 'https://bot.example.com/', secret, notification: null, failures: 0 },
  since: 1_000,
} as const

const said: unknown[] = []
const chat = createServer(async (request, response) => {
  said.push(JSON.parse(await text(request)))
  response.end()
})
let program: ChildProcess
let address: string

beforeAll(async () => {
  await once(chat.listen(0), 'listening')
  const port = await freePort()
  address = `http://localhost:${port}/`
  const env = { ...process.env, SECRET: secret, CHAT: `http://localhost:${portOf(chat)}/` }
  const file = join(import.meta.dirname, '../../examples/turns-in-chat.ts')
  program = spawn(process.execPath, [file, String(port)], { env, stdio: 'inherit' })
  await vi.waitUntil(() => fetch(address).catch(() => null), { timeout: 15_000 })
})
afterAll(async () => {
  program.kill()
  chat.close()
})

const portOf = (server: typeof chat): number => (server.address() as AddressInfo).port

test('the example notifies a chat room once of each turn, and accepts only signed requests', async () => {
  const request = webhookRequest('KTRMVX', { ...job, message: 'turn-started' }, secret, Date.now())
  const post = async (body: string): Promise<number> =>
    (await fetch(address, { method: 'POST', ...request, body })).status
  expect(await post(request.body.replace('Zoë', 'Eve'))).toBe(401)
  expect(await post(request.body)).toBe(204)
  expect(await post(request.body)).toBe(204)
  await expect.poll(() => said).toEqual([{ text: 'Zoë, it is your turn at table KTRMVX.' }])
})
