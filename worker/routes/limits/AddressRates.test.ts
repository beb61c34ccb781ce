import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { limits } from '../../../shared/wire/limits.ts'
import type { Env } from '../../env.ts'
import app from '../../index.ts'
import { AddressRates } from './AddressRates.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const times = async (rates: AddressRates, key: string, asked: number): Promise<number> => {
  let passed = 0
  for (let time = 0; time < asked; time++) if ((await rates.limit({ key })).success) passed++
  return passed
}

describe('an address', () => {
  test('may come so often in a while, and one by one again as time passes', async () => {
    const rates = new AddressRates(10, 1_000)
    expect(await times(rates, 'a', 50)).toBe(10)
    vi.setSystemTime(Date.now() + 100)
    expect(await times(rates, 'a', 50)).toBe(1)
    vi.setSystemTime(Date.now() + 60_000)
    expect(await times(rates, 'a', 50)).toBe(10)
  })

  test('is slowed down for itself and for nobody else', async () => {
    const rates = new AddressRates(3, 1_000)
    expect(await times(rates, 'a', 10)).toBe(3)
    expect(await times(rates, 'b', 10)).toBe(3)
  })

  test('is still known when a thousand others have come since', async () => {
    const rates = new AddressRates(1, 1_000)
    await rates.limit({ key: 'a' })
    for (let other = 0; other < 1_000; other++) await rates.limit({ key: `${other}` })
    expect(await rates.limit({ key: 'a' })).toEqual({ success: false })
  })

  test('is forgotten before memory ends', async () => {
    const rates = new AddressRates(1, 1_000)
    await rates.limit({ key: 'a' })
    for (let other = 0; other < 10_001; other++) await rates.limit({ key: `${other}` })
    expect(await rates.limit({ key: 'a' })).toEqual({ success: true })
  })
})

// The worker as it runs at home, where the platform counts nothing.
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
const opens = (bound: Env, address: string) =>
  asks(bound, address, '/api/tables', { method: 'POST', body: '{"game":"the-game"}' })

const reviews = (bound: Env, address: string) =>
  asks(bound, address, '/api/tables/BCDFGH/game/review')

/** What comes after all that is let through. The platform counts anew every so often, whenever that is. */
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
  ['where the platform counts', env, '203.0.113.1'],
  ['at home', atHome, '203.0.113.2'],
])('%s', (_where, bound, address) => {
  test('wrong codes are slowed down', async () => {
    const refused = await firstRefused(() => asksForNone(bound, address), limits.asking)
    expect(refused).toEqual([429, tooFast])
  })

  test('nobody opens table after table', async () => {
    const refused = await firstRefused(() => opens(bound, address), limits.opening)
    expect(refused).toEqual([429, tooFast])
  })

  test('nobody has the bot look back at game after game', async () => {
    // By somebody who has not asked for too many tables already.
    const refused = await firstRefused(() => reviews(bound, `${address}9`), limits.reviewing)
    expect(refused).toEqual([429, tooFast])
  })
})

async function opened(minutes: number): Promise<number> {
  let made = 0
  for (let minute = 0; minute < minutes; minute++) {
    for (let time = 0; time < limits.opening; time++)
      if ((await opens(atHome, '203.0.113.210')).ok) made++
    vi.setSystemTime(Date.now() + limits.openingPeriod)
  }
  return made
}

test('nobody opens as many tables in a day as in each minute of it', async () => {
  expect(await opened(10)).toBe(limits.openings)
  vi.setSystemTime(Date.now() + limits.openingsPeriod)
  expect(await opened(1)).toBe(limits.opening)
})

test('who asks from elsewhere does not notice', async () => {
  for (let time = 0; time <= limits.asking; time++) await asksForNone(atHome, '203.0.113.200')
  expect((await asksForNone(atHome, '203.0.113.200')).status).toBe(429)
  expect((await asksForNone(atHome, '203.0.113.201')).status).toBe(404)
  expect((await asksForNone(atHome, '127.0.0.1')).status).toBe(404)
})

test('who has a whole network of addresses is one visitor', async () => {
  for (let time = 0; time <= limits.asking; time++)
    await asksForNone(atHome, `2001:db8:a:a::${time.toString(16)}`)
  expect((await asksForNone(atHome, '2001:db8:a:a::beef')).status).toBe(429)
  expect((await asksForNone(atHome, '2001:db8:a:b::beef')).status).toBe(404)
})

test('what is no address is slowed down too', async () => {
  for (let time = 0; time <= limits.asking; time++) await asksForNone(atHome, '127.evil')
  expect((await asksForNone(atHome, '127.evil')).status).toBe(429)
})
