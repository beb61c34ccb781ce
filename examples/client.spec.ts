import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { type ClientSeat, Tischlein } from '../client/index.ts'
import { type FreshService, startFreshService } from '../tests/support/service-process.ts'

let service: FreshService
beforeAll(async () => {
  service = await startFreshService()
})
afterAll(() => service?.end())

const root = join(import.meta.dirname, '..')

/** Plays the first legal move on each turn, until the deal with the number `deal` has ended. */
async function playsOn(seat: ClientSeat, deal: number): Promise<void> {
  for await (const { table, position } of seat.states()) {
    if (table.phase === 'over' && table.deal === deal) return
    const [move] = table.phase === 'playing' ? (position?.moves ?? []) : []
    if (position && move)
      await seat.move(position.turn, move, `move-${table.deal}-${position.turn}`)
  }
}

async function verified(record: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-verify-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'game.json')
  await writeFile(file, JSON.stringify(record))
  const command = join(root, 'tools/cli/verify.ts')
  return (await promisify(execFile)(process.execPath, [command, file])).stdout
}

test('the client contributes to each shuffle by itself, and `npm run verify` counts it', async () => {
  const tischlein = new Tischlein(service.origin)
  const code = await tischlein.open({ game: 'the-game' })
  const [anna, ben] = [await tischlein.sit(code, 'Anna'), await tischlein.sit(code, 'Ben')]
  await anna.send({ type: 'add-bot' })
  await anna.send({ type: 'start' })
  for (const deal of [1, 2]) {
    if (deal > 1) await anna.send({ type: 'rematch' })
    await Promise.all([playsOn(anna, deal), playsOn(ben, deal)])
    const record = await tischlein.record(code)
    const { commitment, nonces } = record.proof
    expect(record.deal).toBe(deal)
    expect(nonces).toEqual([anna.contributionTo(commitment), ben.contributionTo(commitment), null])
    expect(nonces.slice(0, 2)).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ])
    expect(await verified(record)).toContain('from 2 of 2 people; bots add none')
  }
}, 120_000)

/** Returns a copy of a response. Each object in it gets a field `later`, which the client does not know. */
function withLaterField(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withLaterField)
  const inner = Object.entries(value).map(([key, one]) => [
    key,
    // Moves and signals get no extra field: clients send them back unchanged, and the service
    // refuses requests with unknown fields.
    key === 'moves' || key === 'signals' ? one : withLaterField(one),
  ])
  return { ...Object.fromEntries(inner), later: { version: 2 } }
}

const later = (line: string): string =>
  line === '' ? '\n' : `{"type":"later"}\n${JSON.stringify(withLaterField(JSON.parse(line)))}\n`

/** Forwards a request to the service, and answers like a later version of the service: with additional fields and messages. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization } = request.headers
  const answer = await fetch(service.origin + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers: authorization === undefined ? {} : { authorization },
    ...(request.method === 'POST' && { body: await text(request) }),
  })
  const type = answer.headers.get('Content-Type') ?? ''
  response.writeHead(answer.status, { 'Content-Type': type })
  if (!type.includes('ndjson') || !answer.body)
    return void response.end(JSON.stringify(withLaterField(await answer.json())))
  let begun = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (begun + chunk).split('\n')
    begun = lines.pop() ?? ''
    if (response.destroyed) return
    response.write(lines.map(later).join(''))
  }
  response.end()
}

test('a client chooses a piece, and gets the seat back that it has left', async () => {
  const tischlein = new Tischlein(service.origin)
  const anna = await tischlein.sit(await tischlein.open({ game: 'switch' }), 'Anna', { piece: 4 })
  const ben = await tischlein.sit(anna.code, 'Ben', { piece: 2 })
  expect((await ben.state()).table.seats.map(({ piece }) => piece)).toEqual([4, 2])
  await anna.send({ type: 'add-bot' })
  await anna.send({ type: 'start' })
  await ben.send({ type: 'leave' })
  const back = await tischlein.sit(anna.code, 'Ben', { previousToken: ben.token })
  expect((await back.state()).seat).toBe(1)
})

test('the client ignores fields and messages that it does not know', async () => {
  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((begun) => server.listen(0, '127.0.0.1', begun))
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const tischlein = new Tischlein(`http://127.0.0.1:${port}`)
  expect((await tischlein.games()).length).toBeGreaterThan(0)
  const seat = await tischlein.sit(await tischlein.open({ game: 'the-game' }), 'Anna')
  await seat.send({ type: 'add-bot' })
  await seat.send({ type: 'start' })
  await playsOn(seat, 1)
  const { proof } = await tischlein.record(seat.code)
  expect(proof.nonces).toEqual([seat.contributionTo(proof.commitment), null])
}, 120_000)
