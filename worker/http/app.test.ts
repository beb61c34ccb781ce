import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'

import { games } from '../../shared/games/all.ts'
import type { OfferedGames } from '../../shared/protocol/protocol.ts'
import app from '../index.ts'
import { TestSocket } from '../testing/sockets.ts'
import { ask, openTable, playingTable, playOut, post, seatedTable } from '../testing/tables.ts'

describe('under /api', () => {
  test('a table can be opened, and its code may contain dashes, spaces and lower case', async () => {
    const made = await post('/api/tables', { game: 'the-game' })
    const { code } = await made.json<{ code: string }>()
    expect([made.status, code]).toEqual([201, expect.stringMatching(/^[BCDFGHJKMNPRSTVWXZ]{6}$/)])
    const spoken = `${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`
    const seen = await ask(`/api/tables/${spoken}`)
    expect(await seen.json()).toMatchObject({ table: { code, phase: 'gathering' }, position: null })
  })

  test('a table can be opened with one of the known tempos, and with no other', async () => {
    const made = await post('/api/tables', { game: 'switch', tempo: 'brisk' })
    const { code } = await made.json<{ code: string }>()
    const seen = await ask(`/api/tables/${code}`)
    expect(await seen.json()).toMatchObject({ table: { tempo: 'brisk' } })
    const refused = await post('/api/tables', { game: 'switch', tempo: 'blitz' })
    expect([refused.status, await refused.json()]).toEqual([400, { refusal: 'malformed' }])
  })

  test('two tables never get the same code', async () => {
    const { TableObject } = await import('../index.ts')
    const taken = vi.spyOn(TableObject.prototype, 'create').mockReturnValueOnce(false)
    expect(await openTable()).toHaveLength(6)
    expect(taken).toHaveBeenCalledTimes(2)
    taken.mockRestore()
  })

  test('GET requests change nothing: a crawler that follows every link leaves a table as it was', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    const before = await (await ask(`/api/tables/${code}`)).text()
    for (const path of ['', '/seats', '/seat', '/seat/stream', '/seat/moves', '/watch', '/game'])
      for (const method of ['GET', 'HEAD']) await ask(`/api/tables/${code}${path}`, { method })
    await ask(`/${code}`)
    expect(await (await ask(`/api/tables/${code}`)).text()).toBe(before)
  })

  test('JSON responses are neither cached nor interpreted as pages', async () => {
    const { headers } = await ask('/api/tables/BCDFGH')
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('the list of games contains everything that is needed to open a table', async () => {
    const { games: offered } = await (await ask('/api/games')).json<OfferedGames>()
    expect(offered.map(({ id }) => id)).toEqual(games.map(({ about }) => about.id))
    for (const { id, options, presets } of offered) {
      const usual = Object.fromEntries(
        Object.entries(options).map(([option, [first]]) => [option, first]),
      )
      for (const chosen of [{}, usual, ...Object.values(presets)])
        expect((await post('/api/tables', { game: id, options: chosen })).status).toBe(201)
    }
  })

  test('only a finished game can be exported, and no token is needed', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const early = await ask(`/api/tables/${code}/game`)
    expect([early.status, await early.json()]).toEqual([409, { refusal: 'game-not-over' }])
    await playOut(sockets)
    expect((await ask(`/api/tables/${code}/game`)).status).toBe(200)
  })

  test('unknown paths are refused with every method', async () => {
    for (const [path, method] of [
      ['/api/', 'GET'],
      ['/api/games/go-fish', 'GET'],
      ['/api/nothing', 'POST'],
      ['/api/tables/BCDFGH/cards', 'GET'],
    ] as const) {
      const answer = await ask(path, { method })
      expect([answer.status, await answer.json()]).toEqual([404, { refusal: 'no-such-page' }])
    }
  })
})

function from(address: string, limit: RateLimit['limit'], what = ''): Promise<Response> {
  const headers = { 'CF-Connecting-IP': address, ...(what && { Upgrade: 'websocket' }) }
  const asked = new Request(`https://tischlein.test/api/tables/BCDFGH${what}`, { headers })
  return Promise.resolve(app.fetch(asked, { ...env, ASKING: { limit } }))
}

describe('a client that requests tables too often', () => {
  test('has to wait, together with all clients of its address', async () => {
    const limit = vi.fn<RateLimit['limit']>(async () => ({ success: false }))
    const answer = await from('203.0.113.7', limit)
    expect([answer.status, await answer.json()]).toEqual([429, { refusal: 'too-fast' }])
    expect(limit).toHaveBeenCalledWith({ key: '203.0.113.7' })
    limit.mockResolvedValue({ success: true })
    expect((await from('203.0.113.7', limit)).status).toBe(404)
  })

  test('gets a socket that closes with the code for a later retry', async () => {
    const answer = await from('203.0.113.7', async () => ({ success: false }), '/watch')
    const line = new TestSocket(answer.webSocket ?? new WebSocket('wss://none'))
    expect(await line.closeCode).toBe(1013)
  })

  test('is not limited on this machine', async () => {
    for (const address of ['127.0.0.1', '::1'])
      expect((await from(address, async () => ({ success: false }))).status).toBe(404)
  })
})

test('an error of the server has its own status and refusal', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await from('203.0.113.7', () => Promise.reject(new Error('broken')))
  expect([answer.status, await answer.json()]).toMatchObject([503, { refusal: 'unavailable' }])
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})

describe('the page', () => {
  const files: Record<string, string> = { '/': '<!doctype html>', '/icon.svg': '<svg/>' }
  const ASSETS = {
    fetch: async (asked: Request | URL) => {
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked)
      const found = files[pathname]
      return new Response(found ?? null, { status: found === undefined ? 404 : 200 })
    },
  }
  const open = (path: string) =>
    app.fetch(new Request(`https://tischlein.test${path}`), { ...env, ASSETS })

  test.each([
    ['/', 200],
    ['/verify', 200],
    ['/tv', 200],
    ['/tv/KTRMVX', 200],
    ['/tv/nothing', 404],
    ['/KTRMVX', 200],
    ['/ktr-mvx', 200],
    ['/rules/the-game', 200],
    ['/rules/go-fish', 404],
    ['/open/the-game', 200],
    ['/open/the-game/usual', 200],
    ['/open/go-fish', 404],
    ['/bots/the-game', 200],
    ['/bots/go-fish', 404],
    ['/nonsense', 404],
    ['/KTRMVX/more', 404],
    ['/assets/missing-1234.js', 404],
  ])('is shown at %s with status %i', async (path, status) => {
    const answer = await open(path)
    expect([answer.status, await answer.text()]).toEqual([status, '<!doctype html>'])
  })

  test('allows only its own scripts and styles, and no frame of another site', async () => {
    const { headers } = await open('/KTRMVX')
    const policy = headers.get('Content-Security-Policy')
    for (const rule of [
      `script-src 'self';`,
      `style-src 'self';`,
      `font-src 'self';`,
      `frame-ancestors 'self'`,
    ])
      expect(policy).toContain(rule)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
  })

  test('can load its other files', async () => {
    expect(await (await open('/icon.svg')).text()).toBe('<svg/>')
  })
})
