import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { limits } from '../../../shared/protocol/limits.ts'
import type { Env } from '../../env.ts'
import app from '../../index.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

// The worker's bindings on a self-hosted service, which has no rate limit bindings.
const { ASKING: _, OPENING: __, ...atHome } = env
const tooFast = { refusal: 'too-fast' }

const asks = async (
  bound: Env,
  address: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> => {
  const headers = { 'CF-Connecting-IP': address }
  return app.fetch(new Request(`https://tischlein.test${path}`, { ...init, headers }), bound)
}
const asksForNone = (bound: Env, address: string) => asks(bound, address, '/api/tables/BCDFGH')
/**
 * Asks for a table of a game that does not exist. The request counts like any other, but opens no
 * table, which would take so long on a busy machine that the platform resets its counters meanwhile.
 */
const opens = (bound: Env, address: string) =>
  asks(bound, address, '/api/tables', { method: 'POST', body: '{"game":"none"}' })

const reviews = (bound: Env, address: string) =>
  asks(bound, address, '/api/tables/BCDFGH/game/review')

/**
 * Sends requests until a request is refused, and returns the status and body of the refusal. The
 * platform resets its counters at unknown times, so it may allow more requests than the limit.
 */
async function firstRefused(
  ask: () => Promise<Response>,
  limit: number,
): Promise<[number, unknown]> {
  for (let time = 0; time <= 2 * limit; time++) {
    const answer = await ask()
    if (answer.ok || answer.status === 404) continue
    expect(time).toBeGreaterThanOrEqual(limit)
    return [answer.status, await answer.json()]
  }
  throw new Error('nothing was refused')
}

describe.each([
  ['with the counters of the platform,', env, '203.0.113.1'],
  ['self-hosted,', atHome, '203.0.113.2'],
])('%s', (_where, bound, address) => {
  test('wrong codes are limited', async () => {
    const refused = await firstRefused(() => asksForNone(bound, address), limits.asking)
    expect(refused).toEqual([429, tooFast])
  })

  test('opening tables is limited', async () => {
    const refused = await firstRefused(() => opens(bound, address), limits.opening)
    expect(refused).toEqual([429, tooFast])
  })

  test('reviews are limited', async () => {
    // The address is new, so it has not reached the limit of requests.
    const refused = await firstRefused(() => reviews(bound, `${address}9`), limits.reviewing)
    expect(refused).toEqual([429, tooFast])
  })
})

async function opened(minutes: number): Promise<number> {
  let made = 0
  for (let minute = 0; minute < minutes; minute++) {
    for (let time = 0; time < limits.opening; time++)
      if ((await opens(atHome, '203.0.113.210')).status === 404) made++
    vi.setSystemTime(Date.now() + limits.openingPeriod)
  }
  return made
}

test('the limit of opened tables for a day is lower than that of all its minutes', async () => {
  expect(await opened(10)).toBe(limits.openings)
  vi.setSystemTime(Date.now() + limits.openingsPeriod)
  expect(await opened(1)).toBe(limits.opening)
})

test('other addresses are not affected', async () => {
  for (let time = 0; time <= limits.asking; time++) await asksForNone(atHome, '203.0.113.200')
  expect((await asksForNone(atHome, '203.0.113.200')).status).toBe(429)
  expect((await asksForNone(atHome, '203.0.113.201')).status).toBe(404)
  expect((await asksForNone(atHome, '127.0.0.1')).status).toBe(404)
})

/** Returns an address within this /48. Each number gives another /64 and another /56. */
const within = (prefix: string, time: number): string =>
  `${prefix}:${((time * 257) % 65_536).toString(16)}::${time.toString(16)}`

test('all addresses of a /64 share one limit, and the neighbouring /64 has its own', async () => {
  for (let time = 0; time <= limits.asking; time++)
    await asksForNone(atHome, `2001:db8:a:a::${time.toString(16)}`)
  expect((await asksForNone(atHome, '2001:db8:a:a::beef')).status).toBe(429)
  expect((await asksForNone(atHome, '2001:db8:a:b::beef')).status).toBe(404)
})

test.each([
  ['with the counters of the platform,', env, '2001:db8:c1'],
  ['self-hosted,', atHome, '2001:db8:c2'],
])(
  '%s a /48 may request twice as many tables as one address, not 65,536 times as many',
  async (_where, bound, prefix) => {
    let time = 0
    const refused = await firstRefused(
      () => asksForNone(bound, within(prefix, (time += 1))),
      2 * limits.asking,
    )
    expect(refused).toEqual([429, tooFast])
  },
)

test.each([
  ['with the counters of the platform,', env, '2001:db8:d1'],
  ['self-hosted,', atHome, '2001:db8:d2'],
])(
  '%s a /48 may open as many tables as one IPv4 address, and a /64 half as many',
  async (_where, bound, prefix) => {
    const half = await firstRefused(() => opens(bound, `${prefix}:1::1`), limits.opening / 2)
    expect(half).toEqual([429, tooFast])
    let time = 0
    const rest = await firstRefused(
      () => opens(bound, within(prefix, (time += 1))),
      limits.opening / 2,
    )
    expect(rest).toEqual([429, tooFast])
  },
)

test('a /48 may open as many tables in a day as one IPv4 address', async () => {
  let made = 0
  for (let time = 0; time < 400; time++) {
    if ((await opens(atHome, within('2001:db8:e', time))).status === 404) made++
    vi.setSystemTime(Date.now() + limits.openingPeriod / limits.opening)
  }
  expect(made).toBe(limits.openings)
})

/**
 * Returns how many requests for a new table the limit allows. The requests name an unknown game, so
 * they count towards the limit but create no table.
 */
async function openedBy(address: string, bound: Env = atHome, more: object = {}): Promise<number> {
  for (let made = 0; ; made++) {
    const headers = { ...more, 'CF-Connecting-IP': address }
    const init = { method: 'POST', body: '{"game":"none"}', headers }
    const { status } = await app.fetch(
      new Request('https://tischlein.test/api/tables', init),
      bound,
    )
    if (status === 429) return made
    expect(status).toBe(404)
  }
}

test('networks that together open too many tables leave a few to every other network, and few to each of their own', async () => {
  vi.setSystemTime(Date.now() + 7 * limits.openingsPeriod)
  let made = 0
  for (let at = 0; made < limits.openingsOfAll; at++) made += await openedBy(`198.19.0.${at}`)
  expect(await openedBy('198.19.1.1')).toBe(limits.openingsInRush)
  expect(await openedBy('2001:db8:f:1::1')).toBe(limits.openingsInRush)
  expect(await openedBy('2001:db8:f:2::1')).toBe(0)
  vi.setSystemTime(Date.now() + limits.openingsOfAllRefill)
  expect(await openedBy('2001:db8:f:2::1')).toBe(1)
  // After the rush, the usual limits apply again.
  vi.setSystemTime(Date.now() + limits.openingsPeriod)
  expect(await openedBy('198.19.1.1')).toBe(limits.opening)
  vi.setSystemTime(Date.now() + limits.openingsPeriod)
})

test('visitors of a trusted site share a limit of opened tables, and each may open a few more', async () => {
  const bound = { ...atHome, SITES: 'https://club.example https://other.example' }
  const site = { Origin: 'https://club.example' }
  const exceed = async () => {
    let made = 0
    for (let at = 0; made < limits.openingsOfSite; at++)
      made += await openedBy(`198.19.2.${at}`, bound, site)
  }
  await exceed()
  expect(await openedBy('198.19.3.1', bound, site)).toBe(limits.openingsInRush)
  expect(await openedBy('198.19.3.2', bound, { Origin: 'https://other.example' })).toBe(
    limits.opening,
  )
  expect(await openedBy('198.19.3.3', bound)).toBe(limits.opening)
  vi.setSystemTime(Date.now() + limits.openingsOfSiteRefill)
  expect(await openedBy('198.19.3.1', bound, site)).toBe(1)
  vi.setSystemTime(Date.now() + limits.openingsInRushRefill)
  await exceed()
  expect(await openedBy('198.19.3.1', bound, site)).toBe(1)
  vi.setSystemTime(Date.now() + limits.openingsPeriod)
})

test('malformed addresses are limited too', async () => {
  for (let time = 0; time <= limits.asking; time++) await asksForNone(atHome, '127.evil')
  expect((await asksForNone(atHome, '127.evil')).status).toBe(429)
})
