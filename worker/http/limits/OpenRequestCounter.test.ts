import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import app from '../../index.ts'
import { answerOf, bearer, seatedTable } from '../../testing/tables.ts'
import { networksOf } from './address.ts'
import { OpenRequestCounter, type OpenRequest } from './OpenRequestCounter.ts'

const fill = (requests: OpenRequestCounter, address: string, now = 0): readonly OpenRequest[] =>
  Array.from({ length: 2 * limits.openRequests }, () =>
    requests.add(networksOf(address), now),
  ).filter((one) => one !== null)

describe('open requests', () => {
  test('of a network are limited until one of them ends', () => {
    const requests = new OpenRequestCounter()
    const all = fill(requests, '192.0.2.1')
    expect(all.length).toBe(limits.openRequests)
    expect(fill(requests, '192.0.2.1').length).toBe(0)
    expect(fill(requests, '192.0.2.2').length).toBe(limits.openRequests)
    all[0]?.end()
    expect(fill(requests, '192.0.2.1').length).toBe(1)
  })

  test('count for the wider networks of an IPv6 address too', () => {
    const requests = new OpenRequestCounter()
    const addresses = ['2001:db8:1:2::', '2001:db8:1:3::', '2001:db8:1:100::', '2001:db8:1:200::']
    const counts = addresses.map((address) => fill(requests, address).length)
    expect(counts).toEqual([200, 100, 100, 0])
  })

  test('expire if their code was cancelled, unless they are renewed', () => {
    const requests = new OpenRequestCounter()
    const [stream] = fill(requests, '192.0.2.1')
    stream?.renew(timeouts.openRequest)
    expect(fill(requests, '192.0.2.1', timeouts.openRequest).length).toBe(0)
    const later = fill(requests, '192.0.2.1', timeouts.openRequest + 1)
    expect(later.length).toBe(limits.openRequests - 1)
  })

  test('expire even if the clock is put back', () => {
    const requests = new OpenRequestCounter()
    fill(requests, '192.0.2.1', 400 * 24 * 3_600_000)
    expect(fill(requests, '192.0.2.1', 0).length).toBe(limits.openRequests)
  })
})

// In this test the rate limit of requests allows everything, so only the limit of open requests
// applies.
const bindings = { ...env, ASKING: { limit: async () => ({ success: true }) } }
const ask = async (path: string, headers: Readonly<Record<string, string>>, body?: string) =>
  app.fetch(
    new Request(`https://tischlein.test${path}`, {
      headers,
      ...(body !== undefined && { method: 'POST', body }),
    }),
    bindings,
  )

const from = (address: string) => ({ 'CF-Connecting-IP': address })

describe('a network with the maximum number of streams', () => {
  test('is refused until a stream ends, and other networks are not', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const here = from('198.51.100.200')
    const path = `/api/tables/${code}`
    const streams = await Promise.all(
      Array.from({ length: limits.openRequests }, () => ask(`${path}/stream`, here)),
    )
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]))
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
    for (const [address, body] of [[path], [`${path}/stream`], ['/mcp', ping]] as const) {
      const refused = await ask(address, here, body)
      expect(refused.headers.get('Retry-After')).toBe('10')
      expect(await answerOf(refused)).toEqual({ status: 429, body: { refusal: 'too-fast' } })
    }
    expect((await ask(path, from('198.51.100.201'))).status).toBe(200)
    await streams[0]?.body?.cancel()
    expect((await ask(`${path}/seat`, { ...here, ...bearer(tokens[0]) })).status).toBe(200)
    await Promise.all(streams.slice(1).map(({ body }) => body?.cancel()))
  })

  test('can call a tool of /mcp if it has one open request less, since the call counts as one', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    const here = from('198.51.100.203')
    const streams = await Promise.all(
      Array.from({ length: limits.openRequests - 1 }, () =>
        ask(`/api/tables/${code}/stream`, here),
      ),
    )
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'watch', arguments: { code } },
    }
    const session = { 'Mcp-Session-Id': 'A'.repeat(43) }
    const answer = await ask('/mcp', { ...here, ...session }, JSON.stringify(call))
    expect(await answer.json()).toMatchObject({ result: { isError: false } })
    await Promise.all(streams.map(({ body }) => body?.cancel()))
  })

  test('can still open sockets, since many players may share one router', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    const school = from('198.51.100.202')
    const path = `/api/tables/${code}`
    const sockets = await Promise.all(
      Array.from({ length: limits.openRequests + 1 }, () =>
        ask(`${path}/watch`, { ...school, Upgrade: 'websocket' }),
      ),
    )
    for (const { webSocket } of sockets) webSocket?.accept()
    expect(sockets.every(({ status }) => status === 101)).toBe(true)
    expect((await ask(path, school)).status).toBe(200)
    for (const { webSocket } of sockets) webSocket?.close(1000)
  })
})
