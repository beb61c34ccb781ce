import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'

import app from '../../index.ts'
import { answerOf, ask, bearer, openTable, post, seatedTable } from '../../testing/tables.ts'

const foreign = { Origin: 'https://elsewhere.test' }
const allowed = (answer: Response) => answer.headers.get('Access-Control-Allow-Origin')

const preflight = (path: string, method: string, ...headers: string[]) =>
  ask(path, {
    method: 'OPTIONS',
    headers: {
      ...foreign,
      'Access-Control-Request-Method': method,
      ...(headers.length > 0 && { 'Access-Control-Request-Headers': headers.join() }),
    },
  })

describe('a page of another site', () => {
  test.each([
    '/api/games',
    '/api/tables/CODE',
    '/api/tables/CODE/stream',
    '/api/tables/CODE/game',
    '/oembed?url=https://tischlein.test/CODE',
    '/preview/CODE.png',
    '/picture/CODE.svg',
  ])('may read %s, and the reason of a refusal', async (path) => {
    const code = await openTable()
    for (const which of [code, 'BCDFGH', 'ABCDEF']) {
      const asked = path.replace('CODE', which)
      const answer = await ask(asked, { headers: foreign })
      expect(allowed(answer)).toBe('*')
      await answer.body?.cancel()
      const granted = await preflight(asked, 'GET', 'X-Whatever')
      expect([granted.status, allowed(granted)]).toEqual([204, '*'])
      expect(granted.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD')
    }
  })

  test('can read rate limit refusals and server errors', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked = new Request('https://tischlein.test/api/tables/BCDFGH', {
      headers: { ...foreign, 'CF-Connecting-IP': '203.0.113.7' },
    })
    for (const [limit, status] of [
      [async () => ({ success: false }), 429],
      [() => Promise.reject(new Error('broken')), 503],
    ] as const) {
      const answer = await app.fetch(asked, { ...env, ASKING: { limit } })
      expect([answer.status, allowed(answer)]).toEqual([status, '*'])
      expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After,Date')
    }
    told.mockRestore()
  })

  test('cannot open a table or take a seat, even without a preflight request', async () => {
    const code = await openTable()
    const refused = { status: 403, body: { refusal: 'wrong-origin' } }
    for (const origin of ['https://elsewhere.test', 'null', 'https://tischlein.test.evil']) {
      const headers = { Origin: origin }
      expect(await answerOf(post('/api/tables', { game: 'the-game' }, headers))).toEqual(refused)
      const sits = post(`/api/tables/${code}/seats`, { name: 'Eve' }, headers)
      expect(await answerOf(sits)).toEqual(refused)
    }
    expect(await answerOf(ask(`/api/tables/${code}`))).toMatchObject({
      body: { table: { seats: [] } },
    })
  })

  test('cannot send requests of a seat, even with its token', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const headers = { ...foreign, ...bearer(tokens[0]) }
    for (const [path, body] of [
      ['seat', null],
      ['seat/stream', null],
      ['seat/commands', '{"type":"start","id":"x"}'],
      ['seat/moves', '{"turn":0,"move":{}}'],
    ] as const) {
      const asked = body === null ? { headers } : { method: 'POST', headers, body }
      const answer = await ask(`/api/tables/${code}/${path}`, asked)
      expect([answer.status, allowed(answer)]).toEqual([403, null])
      expect(await answer.json()).toEqual({ refusal: 'wrong-origin' })
    }
  })

  test('gets no permission for other methods and headers in a preflight response', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    for (const [path, method] of [
      ['/api/tables', 'POST'],
      [`/api/tables/${code}/seats`, 'POST'],
      [`/api/tables/${code}/seat`, 'GET'],
      [`/api/tables/${code}/seat/stream`, 'GET'],
      [`/api/tables/${code}/seat/commands`, 'POST'],
      [`/api/tables/${code}/seat/moves`, 'POST'],
    ] as const)
      expect(allowed(await preflight(path, method, 'Authorization'))).toBe(null)
  })
})

test.each([
  ['one of our own pages', { Origin: 'https://tischlein.test' }],
  ['a program', {}],
])('%s opens tables and takes seats', async (_, headers) => {
  const made = await post('/api/tables', { game: 'the-game' }, headers)
  expect([made.status, allowed(made)]).toEqual([201, null])
  const { code } = await made.json<{ code: string }>()
  const taken = await post(`/api/tables/${code}/seats`, { name: 'Anna' }, headers)
  const { token } = await taken.json<{ token: string }>()
  const asked = { headers: { ...headers, ...bearer(token) } }
  expect((await ask(`/api/tables/${code}/seat`, asked)).status).toBe(200)
})

describe('a page of a trusted site', () => {
  const SITES = 'https://cards.test https://elsewhere.test'
  const asks = (path: string, init: RequestInit) =>
    app.fetch(new Request(`https://tischlein.test${path}`, init), { ...env, SITES })

  test('can open a table, take a seat, play and read the responses', async () => {
    const opened = await asks('/api/tables', {
      method: 'POST',
      headers: foreign,
      body: '{"game":"the-game"}',
    })
    expect([opened.status, allowed(opened)]).toEqual([201, foreign.Origin])
    const { code } = await opened.json<{ code: string }>()
    const path = `/api/tables/${code}/seats`
    const sat = await asks(path, { method: 'POST', headers: foreign, body: '{"name":"Anna"}' })
    const { token } = await sat.json<{ token: string }>()
    const headers = { ...foreign, ...bearer(token) }
    const seen = await asks(`/api/tables/${code}/seat`, { headers })
    expect([seen.status, allowed(seen)]).toEqual([200, foreign.Origin])
    const refused = await asks(`/api/tables/${code}/seat/moves`, {
      method: 'POST',
      headers,
      body: '{"turn":0,"move":{},"id":"1"}',
    })
    expect([refused.status, allowed(refused)]).toEqual([409, foreign.Origin])
  })

  test('may send a token and JSON, but may not use the methods of the operator', async () => {
    const headers = {
      ...foreign,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    }
    const granted = await asks('/api/tables/BCDFGH/seat/moves', { method: 'OPTIONS', headers })
    expect([granted.status, allowed(granted)]).toEqual([204, foreign.Origin])
    expect(granted.headers.get('Access-Control-Allow-Headers')).toBe('Authorization,Content-Type')
    expect(granted.headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD,POST')
    expect(granted.headers.get('Access-Control-Allow-Credentials')).toBe(null)
  })

  test('is trusted only if SITES contains exactly its origin', async () => {
    for (const origin of [
      'https://cards.test.evil',
      'http://cards.test',
      'null',
      'none',
      '',
      ' ',
    ]) {
      const headers = { Origin: origin }
      for (const method of ['POST', 'OPTIONS']) {
        const body = method === 'POST' ? '{"game":"the-game"}' : null
        const answer = await asks('/api/tables', { method, headers, body })
        expect([origin, answer.ok, allowed(answer)]).toEqual([origin, false, null])
      }
    }
  })

  test('is not trusted if SITES is empty, even with an empty origin', async () => {
    for (const named of ['', ' '])
      for (const origin of ['', ' ', 'https://elsewhere.test']) {
        const init = { method: 'POST', headers: { Origin: origin }, body: '{"game":"the-game"}' }
        const asked = new Request('https://tischlein.test/api/tables', init)
        expect((await app.fetch(asked, { ...env, SITES: named })).status).toBe(403)
      }
  })

  test('cannot open the connection of a seat', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const headers = {
      ...foreign,
      Upgrade: 'websocket',
      'Sec-WebSocket-Protocol': `tischlein.v1, seat.${tokens[0]}`,
    }
    const answer = await asks(`/api/tables/${code}/seat`, { headers })
    const closed = Promise.withResolvers<number>()
    answer.webSocket?.addEventListener('close', ({ code: why }) => closed.resolve(why))
    answer.webSocket?.accept()
    expect(await closed.promise).toBe(4403)
  })
})

const opensFromLocalhost = async (bound: object): Promise<number> => {
  const asked = new Request('https://tischlein.test/api/tables', {
    method: 'POST',
    headers: { Origin: 'http://localhost:5173' },
    body: '{"game":"the-game"}',
  })
  return (await app.fetch(asked, { ...env, ...bound })).status
}

test('a page of localhost is trusted only in development', async () => {
  expect(await opensFromLocalhost({})).toBe(403)
  expect(await opensFromLocalhost({ PAGE_ORIGIN: 'http://localhost:5173' })).toBe(201)
})
