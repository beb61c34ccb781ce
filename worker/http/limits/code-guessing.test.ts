import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { codeFrom, codeLength } from '../../../shared/code.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import { subprotocol } from '../../../shared/protocol/socket.ts'
import app from '../../index.ts'
import { TestSocket } from '../../testing/sockets.ts'
import { bearer, openTable, seatedTable } from '../../testing/tables.ts'
import { tryAgainLater } from '../../socket.ts'

// In this test the general rate limits allow everything, so only the limit of wrong codes applies.
const unlimited = { limit: async () => ({ success: true }) }
const ASSETS = {
  fetch: async () =>
    new Response('<html><head><title></title></head><body><div data-app></div></body></html>', {
      headers: { 'Content-Type': 'text/html' },
    }),
}
const bound = { ...env, ASSETS, ASKING: unlimited, OPENING: unlimited, REVIEWING: unlimited }

type Headers = Readonly<Record<string, string>>

const ask = async (path: string, headers: Headers, init: RequestInit<CfProperties> = {}) =>
  app.fetch(new Request(`https://tischlein.test${path}`, { ...init, headers }), bound)

const statusOf = async (path: string, headers: Headers): Promise<number> => {
  const answer = await ask(path, headers)
  await answer.body?.cancel()
  return answer.status
}

let guessed = 0
/** Requests `times` wrong codes, a new code each time. Returns the statuses of the responses. */
async function guess(times: number, headersOf: (time: number) => Headers): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) {
    guessed += 1
    const places = Array.from({ length: codeLength }, (_, place) => place)
    const code = codeFrom(places.map((place) => Math.floor(guessed / 18 ** place) % 18))
    statuses.push(await statusOf(`/api/tables/${code}`, headersOf(time)))
  }
  return statuses
}

const from = (address: string): Headers => ({ 'CF-Connecting-IP': address })

describe('a network from which too many wrong codes were tried', () => {
  const guesser = from('198.51.100.1')
  let known = ''
  let unknown = ''
  beforeAll(async () => {
    known = await openTable()
    unknown = await openTable()
    expect(await statusOf(`/api/tables/${known}`, guesser)).toBe(200)
    const statuses = await guess(limits.wrongCodes + 5, () => guesser)
    expect(statuses.indexOf(429)).toBe(limits.wrongCodes)
    expect(new Set(statuses.slice(limits.wrongCodes))).toEqual(new Set([429]))
  })

  test.each([
    '/api/tables/CODE',
    '/api/tables/CODE/stream',
    '/api/tables/CODE/game',
    '/api/tables/CODE/game/applause',
    '/api/tables/CODE/game/review',
    '/api/tables/CODE/seats/0/reason',
    '/api/tables/CODE/seat',
    '/api/tables/CODE/seat/stream',
    '/api/tables/CODE/seat/missed',
    '/preview/CODE.png',
    '/picture/CODE.svg',
    '/embed/CODE',
    '/overlay/CODE',
    '/oembed?url=https://tischlein.test/CODE',
  ])('learns nothing at %s: a right code is refused like a wrong one', async (path) => {
    for (const code of [unknown, 'ZZZZZZ'])
      expect(await statusOf(path.replace('CODE', code), guesser)).toBe(429)
  })

  test.each(['/api/tables/CODE/seats', '/api/tables/CODE/seat/commands', '/api/tables'])(
    'learns nothing by POST %s',
    async (path) => {
      for (const code of [unknown, 'ZZZZZZ']) {
        const body = path === '/api/tables' ? { sameDealAs: code } : { name: 'Eve' }
        const init = { method: 'POST', body: JSON.stringify(body) }
        const answer = await ask(path.replace('CODE', code), guesser, init)
        expect([answer.status, await answer.json()]).toEqual([429, { refusal: 'too-fast' }])
      }
    },
  )

  test.each(['watch', 'seat'])('learns nothing by a socket to %s', async (path) => {
    for (const code of [unknown, 'ZZZZZZ']) {
      const headers = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': subprotocol }
      const { webSocket } = await ask(`/api/tables/${code}/${path}`, { ...headers, ...guesser })
      expect(webSocket && (await new TestSocket(webSocket).closeCode)).toBe(tryAgainLater)
    }
  })

  test('can still use a table that it knew before', async () => {
    expect(await statusOf(`/api/tables/${known}`, guesser)).toBe(200)
    expect(await statusOf(`/embed/${known}`, guesser)).toBe(200)
  })

  test('is one network with all of its addresses', async () => {
    const half = limits.wrongCodes / 2
    const statuses = await guess(half + 1, (time) =>
      from(`2001:db8:b:b::${(time + 1).toString(16)}`),
    )
    expect(statuses.indexOf(429)).toBe(half)
  })

  test('gets the tries of one IPv4 address if it is a /48, even from a new /64 or /56 each time', async () => {
    const statuses = await guess(1_000, (time) =>
      from(`2001:db8:b:${((time * 257 + 0x1234) & 65_535).toString(16)}::1`),
    )
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(
      limits.wrongCodes,
    )
  })
})

test('thirty people behind one router open the same table at once, though one of them mistypes', async () => {
  const { code, tokens } = await seatedTable(['Anna', 'Ben'])
  const school = from('198.51.100.2')
  await guess(limits.wrongCodes - 1, () => school)
  const asked = Array.from({ length: 30 }, () => statusOf(`/api/tables/${code}`, school))
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
  const seat = { ...school, ...bearer(tokens[0]) }
  expect(await statusOf(`/api/tables/${code}/seat`, seat)).toBe(200)
})

/** Returns the header of a different visitor for each number. */
const visitor = (time: number): Headers => from(`198.18.${time >> 8}.${time & 255}`)

const pages: readonly (readonly [string, Headers])[] = [
  ['by its script', { Origin: 'https://guessing.test' }],
  [
    'in frames and pictures',
    { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://framing.test/page' },
  ],
]

test.each(pages)(
  'a visitor who guesses codes for a page, %s, limits only their own network',
  async (how, page) => {
    const code = await openTable()
    const guesser = { ...visitor(how.length), ...page }
    const statuses = await guess(limits.wrongCodes + 60, () => guesser)
    expect(statuses.indexOf(429)).toBe(limits.wrongCodes)
    expect(await statusOf(`/api/tables/${code}`, { ...visitor(1_000), ...page })).toBe(200)
    expect(await statusOf(`/embed/${code}`, { ...visitor(1_000), ...page })).toBe(200)
  },
)

test('a page whose visitors guess codes for it gets few tries from each once the total limit is reached', async () => {
  // The test sets the clock a day ahead, and again at its end, so that its tries have expired when
  // the next test begins.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 24 * 3_600_000)
  const page = { Origin: 'https://guessing.test' }
  const code = await openTable()
  let answered = 0
  for (let at = 2_000; answered < limits.wrongCodesOfAll; at++) {
    const guesses = Array.from({ length: limits.wrongCodes }, () =>
      guess(1, () => ({ ...visitor(at), ...page })),
    )
    const statuses = (await Promise.all(guesses)).flat()
    answered += statuses.filter((status) => status === 404).length
  }
  const next = { ...visitor(3_000), ...page }
  const statuses = await guess(limits.wrongCodes, () => next)
  expect(statuses.indexOf(429)).toBe(limits.wrongCodesInRush)
  // The limiter refuses even a right code from this visitor, but still allows all other visitors.
  expect(await statusOf(`/api/tables/${code}`, next)).toBe(429)
  expect(await statusOf(`/api/tables/${code}`, { ...visitor(3_001), ...page })).toBe(200)
  expect(await statusOf(`/api/tables/${code}`, visitor(3_002))).toBe(200)
  vi.setSystemTime(Date.now() + 24 * 3_600_000)
  expect(await statusOf(`/api/tables/${code}`, next)).toBe(200)
  vi.useRealTimers()
}, 60_000)

test('a frame for a visitor over the limit runs no script that could inform the page, and reloads by itself', async () => {
  const page = { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://framed.test/' }
  const code = await openTable()
  const headers = { ...visitor(4_000), ...page }
  await guess(limits.wrongCodes, () => headers)
  const answer = await ask(`/embed/${code}?lang=de`, headers)
  const html = await answer.text()
  const { status } = answer
  expect([status, answer.headers.get('Refresh')]).toEqual([
    429,
    String(limits.wrongCodesRefill / 1_000),
  ])
  expect(html).toContain('Einen Moment, bitte.')
  expect(html).not.toContain('<script')
})

/** Returns whether the limit of requests applies to connections from this address. */
async function isSlowedDown(
  clientIp: string,
  told: (time: number) => Headers,
  more: object = {},
): Promise<boolean> {
  const { ASKING: _, ...atHome } = env
  const cf: CfProperties = { clientIp }
  // Tokens refill meanwhile, so the test sends more requests than the limit.
  for (let time = 0; time < 2 * limits.asking; time++) {
    const asked = new Request('https://tischlein.test/api/tables/BCDFGH', {
      headers: told(time),
      cf,
    })
    const { status } = await app.fetch(asked, { ...atHome, ...more })
    if (status === 429) return true
  }
  return false
}
const forged = (time: number): Headers => from(`203.0.113.${time}`)

describe('under self-hosted workerd, which reports the peer of a connection,', () => {
  test('the header of a visitor who forges a new address each time is ignored', async () => {
    expect(await isSlowedDown('192.0.2.10:40001', forged)).toBe(true)
    expect(await isSlowedDown('[2001:db8:5::1]:40001', forged)).toBe(true)
    expect(await isSlowedDown('192.0.2.12:40001', () => from('127.0.0.1'))).toBe(true)
  })

  test('the header of a proxy on the same machine is trusted', async () => {
    expect(await isSlowedDown('127.0.0.1:40001', forged)).toBe(false)
    expect(await isSlowedDown('[::1]:40001', () => from('203.0.113.250'))).toBe(true)
  })

  test('the header of a proxy elsewhere is trusted if PROXY contains its address or network', async () => {
    for (const PROXY of ['192.0.2.11', '10.0.0.0/8 192.0.2.0/24', '192.0.2.0/28,2001:db8::/32'])
      expect(await isSlowedDown('192.0.2.11:40001', forged, { PROXY })).toBe(false)
    const proxies = { PROXY: '2001:db8:77::/48' }
    expect(await isSlowedDown('[2001:db8:77::1]:40001', forged, proxies)).toBe(false)
  })

  test('the header of any other proxy is ignored, and malformed words in PROXY match no address', async () => {
    const PROXY = '192.0.3.0/24 192.0.2.16/33 192.0.2.16x 0.0.0.0/x'
    expect(await isSlowedDown('192.0.2.16:40001', forged, { PROXY })).toBe(true)
  })
})

const forwarded = (at: number): Headers => ({ 'X-Forwarded-For': `203.0.113.${at}` })
const seats = (at: number): Headers => bearer(`${at}`)

describe('the operator is warned', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  /** Returns the warnings that the worker logs when this many people request a table. */
  async function logged(clientIp: string, people: number, told: (at: number) => Headers) {
    const { ASKING: _, ...atHome } = env
    vi.useFakeTimers({ toFake: ['Date'] })
    hours += 2
    vi.setSystemTime(Date.now() + hours * 3_600_000)
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (let at = 0; at < people; at++) {
      const asked = new Request('https://tischlein.test/api/tables/BCDFGH', {
        headers: told(at),
        cf: { clientIp } as CfProperties,
      })
      await (await app.fetch(asked, atHome)).body?.cancel()
    }
    return said.mock.calls.map(([line]) => String(line))
  }
  let hours = 0

  test.each([
    ['a proxy that PROXY does not contain', '172.17.0.1:40001', forwarded],
    ['a proxy that sends no header', '172.17.0.2:40001', seats],
    ['a proxy on this machine that sets another header', '127.0.0.1:40001', forwarded],
  ])('of a missing proxy setting for %s', async (_who, clientIp, told) => {
    const [line = '', ...others] = await logged(clientIp, 150, told)
    expect(JSON.parse(line)).toEqual({
      level: 'warning',
      message: expect.stringContaining('Name a proxy in PROXY'),
    })
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(200)
    expect(line).not.toContain('172.17')
    expect(others).toEqual([])
  })

  test.each([
    ['a proxy that sends addresses', '127.0.0.1:40001', forged],
    ['programs on this machine', '127.0.0.1:40001', seats],
    ['a school', '172.17.0.3:40001', (at: number) => seats(at % 60)],
  ])('of nothing, if the address belongs to %s', async (_who, clientIp, told) => {
    expect(await logged(clientIp, 150, told)).toEqual([])
  })

  test('of malformed words in PROXY, once', async () => {
    const { ASKING: _, ...atHome } = env
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (let time = 0; time < 3; time++) {
      const cf = { clientIp: '192.0.2.19:40001' } as CfProperties
      const asked = new Request('https://tischlein.test/api/tables/BCDFGH', { cf })
      await app.fetch(asked, { ...atHome, PROXY: '10.0.0.0/99 proxy.example' })
    }
    expect(said.mock.calls.length).toBe(2)
    expect(said.mock.calls.join()).toContain('proxy.example')
  })
})
