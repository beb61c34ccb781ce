import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import { limits } from '../../shared/protocol/limits.ts'
import app from '../index.ts'
import { answerOf, ask, bearer, post, seatedTable } from '../testing/tables.ts'

describe('a path requested with a method that it does not support', () => {
  test.each([
    ['/api', 'POST', 'GET, HEAD, OPTIONS'],
    ['/api/tables', 'DELETE', 'POST'],
    ['/api/tables', 'GET', 'POST'],
    ['/api/tables/BCDFGH', 'PUT', 'DELETE, GET, HEAD, OPTIONS'],
    ['/api/tables/BCDFGH/seat', 'PATCH', 'GET, HEAD'],
    ['/api/tables/BCDFGH/seat/moves', 'GET', 'POST'],
    ['/healthz', 'POST', 'GET, HEAD'],
    ['/BCDFGH', 'POST', 'GET, HEAD'],
  ])('gets the supported methods in Allow: %s by %s', async (path, method, allowed) => {
    const answer = await ask(path, { method })
    expect(answer.headers.get('Allow')).toBe(allowed)
    expect(await answerOf(answer)).toEqual({ status: 405, body: { refusal: 'wrong-method' } })
  })

  test('refuses HEAD for a stream', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    const { status, headers } = await ask(`/api/tables/${code}/stream`, { method: 'HEAD' })
    expect([status, headers.get('Allow')]).toEqual([405, 'GET'])
  })
})

test('an unknown path allows no method', async () => {
  const answer = await ask('/api/nothing', { method: 'POST' })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([404, null])
})

const asked = (path: string, init: RequestInit<CfProperties>, bound: object) =>
  app.fetch(
    new Request(`https://tischlein.test${path}`, {
      ...init,
      headers: { 'CF-Connecting-IP': '198.51.100.77' },
    }),
    { ...env, ...bound },
  )

describe('a response to a request over the limit has a Retry-After header', () => {
  const never = { limit: async () => ({ success: false }) }
  test.each([
    ['/api/tables/BCDFGH', { method: 'GET' }, { ASKING: never }, limits.askingPeriod],
    ['/api/tables', { method: 'POST', body: '{}' }, { OPENING: never }, limits.openingPeriod],
    [
      '/api/tables/BCDFGH/game/review',
      { method: 'GET' },
      { REVIEWING: never },
      limits.reviewingPeriod,
    ],
  ])('at %s', async (path, init, bound, wait) => {
    const answer = await asked(path, init, bound)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, String(wait / 1_000)])
  })

  test('at an endpoint that the table object limits', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const chat = (id: number) =>
      post(
        `/api/tables/${code}/seat/commands`,
        { type: 'chat', id: `${id}`, text: 'hello' },
        bearer(tokens[0]),
      )
    const answers = await Promise.all(
      Array.from({ length: limits.chatBurst + 1 }, (_, id) => chat(id)),
    )
    const refused = answers.filter(({ status }) => status === 429)
    const wait = String(Math.ceil(limits.chatRefill / 1_000))
    expect(refused.map(({ headers }) => headers.get('Retry-After'))).toEqual([wait])
  })
})
