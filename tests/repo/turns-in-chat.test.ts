import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
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
let isChatDown = false
const chat = createServer(async (request, response) => {
  if (isChatDown) return request.destroy()
  said.push(JSON.parse(await text(request)))
  response.end()
})
const file = join(import.meta.dirname, '../../examples/turns-in-chat.ts')
let program: ChildProcess
let complaints = ''
let address: string

beforeAll(async () => {
  await once(chat.listen(0), 'listening')
  const port = await freePort()
  address = `http://localhost:${port}/`
  const env = { ...process.env, SECRET: secret, CHAT: `http://localhost:${portOf(chat)}/` }
  program = spawn(process.execPath, [file, String(port)], {
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  program.stderr?.on('data', (data) => (complaints += String(data)))
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

async function startTurn(since: number): Promise<void> {
  const turn = { ...job, since, message: 'turn-started' } as const
  const request = webhookRequest('KTRMVX', turn, secret, Date.now())
  expect((await fetch(address, { method: 'POST', ...request })).status).toBe(204)
}

test('the example goes on after the chat room was unreachable', async () => {
  said.length = 0
  isChatDown = true
  await startTurn(2_000)
  await expect.poll(() => complaints).toContain('The chat room did not get “Zoë')
  isChatDown = false
  await startTurn(3_000)
  await expect.poll(() => said).toHaveLength(1)
})

test.each(['SECRET', 'CHAT'])('without %s, the example prints its usage and ends', (missing) => {
  const env = { SECRET: secret, CHAT: 'http://localhost/', [missing]: '' }
  const { status, stderr } = spawnSync(process.execPath, [file, '0'], { env })
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining('Usage: SECRET=')])
})
