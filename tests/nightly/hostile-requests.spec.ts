import { once } from 'node:events'
import { glob, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { connect as dial, type Socket } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pass } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { codeFrom, codeLength } from '../../shared/code.ts'
import { subprotocol } from '../../shared/protocol/socket.ts'
import { firstMove, playOutAlone } from '../support/finished-table.ts'
import { connect, openTable, sit } from '../support/seat-client.ts'
import { writeFolder } from '../../tools/cli/selfhost/folder.ts'
import { startWorkerd, type WorkerdProcess } from '../../tools/cli/selfhost/workerd.ts'

// Attacks on a self-hosted service without a proxy.

let below: string
let log: string
let service: WorkerdProcess

beforeAll(async () => {
  below = await mkdtemp(join(tmpdir(), 'tischlein-'))
  const [folder, state] = [join(below, 'service'), join(below, 'state')]
  await writeFolder({ path: folder })
  log = join(below, 'log')
  await using file = await open(log, 'w')
  service = await startWorkerd({ folder, state, host: '0.0.0.0', port: 0, log: file.fd })
})
afterAll(async () => {
  await service.stop()
  await rm(below, { recursive: true, force: true })
})

/** The address of this machine in its local network, if it has one. */
const neighbour = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test.skipIf(neighbour === undefined)(
  'a visitor with forged addresses is limited by the address of the connection',
  async () => {
    const { port } = new URL(service.origin)
    const statuses = new Set<number>()
    for (let time = 0; time < 40; time++) {
      const headers = { 'CF-Connecting-IP': `203.0.113.${time}` }
      const address = `http://${neighbour}:${port}/api/tables/${codeNumbered(1_000 + time)}`
      statuses.add((await fetch(address, { headers })).status)
    }
    expect(statuses).toEqual(new Set([404, 429]))
  },
)

const endpoints = [
  (code: string) => fetch(`${service.origin}/api/tables/${code}`),
  (code: string) => fetch(`${service.origin}/api/tables/${code}/stream`),
  (code: string) => fetch(`${service.origin}/api/tables/${code}/game`),
  (code: string) => fetch(`${service.origin}/api/tables/${code}/game/review`),
  (code: string) => fetch(`${service.origin}/api/tables/${code}/seats/0/reason`),
  (code: string) => fetch(`${service.origin}/api/tables/${code}/seat`, bearing),
  (code: string) => fetch(`${service.origin}/api/tables/${code}/seat/stream`, bearing),
  (code: string) => fetch(`${service.origin}/api/tables/${code}/seat/missed`, bearing),
  (code: string) => post(`/api/tables/${code}/seats`, { name: 'Eve' }),
  (code: string) => post(`/api/tables/${code}/seat/commands`, { type: 'start', id: '1' }),
  (code: string) => post(`/api/tables/${code}/seat/moves`, { turn: 0, move: {} }),
  (code: string) => post('/api/tables', { sameDealAs: code }),
  (code: string) => fetch(`${service.origin}/preview/${code}.png`),
  (code: string) => fetch(`${service.origin}/picture/${code}.svg`),
  (code: string) => fetch(`${service.origin}/oembed?url=${service.origin}/${code}`),
  (code: string) => fetch(`${service.origin}/embed/${code}`),
  (code: string) => fetch(`${service.origin}/overlay/${code}`),
]
const token = 'AAAAAAAAAAAAAAAAAAAAAA'
const bearing = { headers: { Authorization: `Bearer ${token}` } }
const post = (path: string, body: object) =>
  fetch(service.origin + path, { ...bearing, method: 'POST', body: JSON.stringify(body) })

/** Opens a WebSocket, and returns the code with which the service closes it. */
const closed = (path: string, offered: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(service.origin.replace('http', 'ws') + path, [...offered])
    socket.addEventListener('close', ({ code }) => resolve(code))
  })

const codeNumbered = (number: number): string =>
  codeFrom(Array.from({ length: codeLength }, (_, place) => Math.floor(number / 18 ** place) % 18))

const kept = async (): Promise<string[]> =>
  (await Array.fromAsync(glob('**/*', { cwd: join(below, 'state') }))).sort()
const descriptors = async (): Promise<number> => (await readdir(`/proc/${service.pid}/fd`)).length

test('an unknown code leaves no file and no open descriptor behind at any endpoint', async () => {
  const code = await openTable(service.origin, 'the-game', {})
  expect((await endpoints[0]?.(code))?.status).toBe(200)
  const files = await kept()
  const opened = await descriptors()
  const wrong = Array.from({ length: 200 }, (_, number) => codeNumbered(number))
  for (const [number, one] of wrong.entries()) {
    const ask = endpoints[number % endpoints.length]
    const answer = await ask?.(one)
    await answer?.bytes()
    expect([number % endpoints.length, answer?.status]).toEqual([number % endpoints.length, 404])
    expect(await closed(`/api/tables/${one}/watch`, [subprotocol])).toBe(4404)
    expect(await closed(`/api/tables/${one}/seat`, [subprotocol, `seat.${token}`])).toBe(4404)
  }
  // The runtime can remove a journal file at any time, so only look for additional files.
  expect((await kept()).filter((file) => !files.includes(file))).toEqual([])
  // The descriptors of the test's own connections come and go, so allow a few more.
  await expect.poll(descriptors, { timeout: 20_000 }).toBeLessThanOrEqual(opened + 4)
})

/** The paths of responses that are expensive to compute. */
const costly = {
  pictures: async () => {
    const codes = await Promise.all(
      Array.from({ length: 9 }, () => openTable(service.origin, 'the-game', {})),
    )
    return codes.flatMap((code) =>
      ['light', 'dark'].map((theme) => `/preview/${code}.png?theme=${theme}`),
    )
  },
  reviews: async () => {
    const codes = await Promise.all(
      Array.from({ length: 4 }, () => openTable(service.origin, 'the-game', {})),
    )
    await Promise.all(codes.map((code) => playOutAlone(service.origin, code)))
    return codes.map((code) => `/api/tables/${code}/game/review`)
  },
}

test.each(Object.entries(costly))(
  'many requests for %s at once do not delay the moves of other clients',
  async (_, addresses) => {
    const wanted = await addresses()
    const played = await openTable(service.origin, 'the-game', {})
    const anna = await sit(service.origin, played, 'Anna')
    const player = await connect(service.origin, played, anna.token)
    let made = 0
    const answers = wanted.map(async (address) => {
      const answer = await fetch(service.origin + address)
      await answer.bytes()
      if (answer.status === 200) made += 1
      return answer.status
    })
    let during = 0
    while (made < wanted.length / 2) {
      // The service answers this request after the responses that are ready, so `made` counts them
      // before the signal is sent. On a busy machine, they would otherwise count as responses
      // during the signal.
      await (await fetch(`${service.origin}/robots.txt`)).bytes()
      const before = made
      const answer = await player.send({ id: `${during++}`, type: 'signal', signal: during })
      expect(answer).toMatchObject({ type: 'refused' })
      expect(made - before).toBeLessThanOrEqual(1)
      // Wait, since the service closes the socket of a seat that exceeds its rate limit.
      await pass(30)
    }
    expect(during).toBeGreaterThan(3)
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
    player.close()
  },
)

/** The addresses of 5,000 requests from 50 networks, as a proxy reports them. */
const crowd = Array.from({ length: 5_000 }, (_, index) => `203.0.113.${index % 50}`)

test('5,000 requests without bodies from fifty networks delay no move, and time out', async () => {
  const { hostname, port } = new URL(service.origin)
  const before = await readFile(log, 'utf8')
  const code = await openTable(service.origin, 'the-game', {})
  const player = await connect(service.origin, code, (await sit(service.origin, code, 'Ada')).token)
  await player.send({ type: 'start', id: 'start' })
  const opened = await descriptors()
  const sockets: Socket[] = []
  for (const batch of crowd.keys().filter((index) => index % 250 === 0)) {
    const some = crowd.slice(batch, batch + 250).map(() => dial(Number(port), hostname))
    await Promise.all(some.map((socket) => once(socket, 'connect')))
    sockets.push(...some)
  }
  const answers = sockets.map((socket, index) => {
    const door = index % 2 === 0 ? 'commands' : 'moves'
    socket.write(
      [
        `POST /api/tables/${code}/seat/${door} HTTP/1.1`,
        `Host: ${hostname}`,
        `CF-Connecting-IP: ${crowd[index]}`,
        `Authorization: Bearer ${token}`,
        'Content-Length: 100',
        '',
        '{',
      ].join('\r\n'),
    )
    return text(socket)
  })
  const areOpen = async () => (await descriptors()) > crowd.length
  let moves = 0
  for (; (await areOpen()) && player.table().phase === 'playing'; moves++)
    expect(await player.send(firstMove(player, moves))).toMatchObject({ type: 'done' })
  expect(moves).toBeGreaterThan(10)
  const statuses = new Map<string, number>()
  for (const answer of await Promise.all(answers)) {
    const [status = ''] = answer.split('\r\n')
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([['HTTP/1.1 408 Request Timeout', crowd.length]])
  await expect.poll(descriptors).toBeLessThanOrEqual(opened + 4)
  expect(await readFile(log, 'utf8')).toBe(before)
  player.close()
})

/** Returns the response to raw bytes that no browser sends. */
async function answerTo(...lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(service.origin)
  const socket = dial(Number(port), hostname)
  socket.end(lines.join('\r\n'))
  return text(socket)
}

test('a malformed Host is refused without an error in the log', async () => {
  const before = await readFile(log, 'utf8')
  for (const host of ['a b', '[', 'x:y', '%', '', '<>', "$'", 'a;b', '%41', 'ü', '*'])
    for (const path of [
      '/',
      '/KTRMVX',
      '/KTRMVX/',
      '/embed/KTRMVX',
      '/oembed?url=x',
      '/api/tables',
      '/none.js',
    ]) {
      const answer = await answerTo(
        `GET ${path} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: close',
        '',
        '',
      )
      expect([host, path, answer.split('\r\n')[0]]).toEqual([
        host,
        path,
        'HTTP/1.1 400 Bad Request',
      ])
    }
  expect(await readFile(log, 'utf8')).toBe(before)
})

test('CONNECT opens no tunnel, and logs no error', async () => {
  const before = await readFile(log, 'utf8')
  for (const target of ['example.com:443', new URL(service.origin).host, '/']) {
    const answer = await answerTo(
      `CONNECT ${target} HTTP/1.1`,
      'Host: a',
      '',
      'GET / HTTP/1.1',
      '',
      '',
    )
    // The runtime accepts a CONNECT request before our code runs. Then the runtime closes the
    // connection without data.
    expect([target, answer]).toEqual([target, 'HTTP/1.1 200 OK\r\nHost: a\r\n\r\n'])
  }
  expect(await readFile(log, 'utf8')).toBe(before)
})

test.each([
  ['reset', (socket: Socket) => socket.resetAndDestroy()],
  ['ended', (socket: Socket) => socket.end()],
])('a request that is %s before its end causes no error in the log', async (_, breakOff) => {
  const before = await readFile(log, 'utf8')
  const { hostname, port } = new URL(service.origin)
  const code = await openTable(service.origin, 'the-game', {})
  for (const path of ['/api/tables', `/api/tables/${code}/seats`, `/api/tables/${code}/seat/moves`])
    for (const length of ['Content-Length: 100', 'Transfer-Encoding: chunked']) {
      const socket = dial(Number(port), hostname)
      const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}`, `Authorization: Bearer ${token}`]
      socket.write([...head, length, '', '5\r\n{"gam'].join('\r\n'))
      await pass(50)
      breakOff(socket)
      await pass(50)
    }
  await openTable(service.origin, 'the-game', {})
  expect(await readFile(log, 'utf8')).toBe(before)
})
