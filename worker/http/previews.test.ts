import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { languages } from '../../shared/language.ts'
import app from '../index.ts'
import { ask, playingTable } from '../testing/tables.ts'
import { open, refusalFrom } from '../testing/pages.ts'

describe('a picture of a table', () => {
  test.each([
    ['/preview/CODE.png', 'image/png'],
    ['/picture/CODE.svg?theme=dark&lang=de', 'image/svg+xml'],
  ])(
    'at %s can be embedded anywhere, is cached briefly, and runs no script',
    async (path, type) => {
      const { code } = await playingTable(['Anna', '<script>alert(1)</s>'])
      const { status, headers } = await open(path.replace('CODE', code))
      expect([status, headers.get('Content-Type')]).toEqual([200, type])
      expect(headers.get('Cache-Control')).toBe('public, max-age=10')
      expect(headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; frame-ancestors 'self'`,
      )
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    },
  )

  test('escapes names', async () => {
    const { code } = await playingTable(['Anna', '<script>alert(1)</s>'])
    const text = await (await open(`/picture/${code}.svg`)).text()
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/s&gt; (7 cards')
    expect(text).not.toContain('<script')
  })

  test('changes with the table', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const draw = async () => (await open(`/picture/${code}.svg`)).text()
    const before = await draw()
    expect(await draw()).toBe(before)
    await sockets[0].move()
    expect(await draw()).not.toBe(before)
  })

  test.each([
    ['/preview/BCDFGH.png', 'image/png'],
    ['/picture/BCDFGH.svg', 'image/svg+xml'],
  ])('of a missing table (%s) is a picture too, with status 404', async (path, type) => {
    const { status, headers } = await ask(path)
    expect([status, headers.get('Content-Type')]).toEqual([404, type])
  })

  test.each([
    ['/preview/nonsense.png', 400, { refusal: 'malformed-code' }],
    ['/preview/BCDFGH.svg', 404, { refusal: 'no-such-page' }],
    ['/preview/BCDFGH', 404, { refusal: 'no-such-page' }],
    ['/picture/BCDFGH.png', 404, { refusal: 'no-such-page' }],
    ['/picture/BCDFGH.svg?theme=neon', 400, { refusal: 'malformed', option: 'theme' }],
    ['/picture/BCDFGH.svg?lang=xx', 400, { refusal: 'malformed', option: 'lang' }],
  ])('requested as %s is refused with %i', async (path, status, refused) => {
    expect(await refusalFrom(await open(path))).toEqual([status, refused])
  })
})

/** Sends a request of a stranger to a worker whose bindings are changed. */
function askAs(path: string, changed: object): Promise<Response> {
  const headers = { 'CF-Connecting-IP': '203.0.113.7' }
  const asked = new Request(`https://tischlein.test${path}`, { headers })
  return Promise.resolve(app.fetch(asked, { ...env, ...changed }))
}

const fileAt = async (path: string) => (await ask(path)).bytes()

describe('a crawler gets a picture without waiting', () => {
  test('of the game, if its network has reached the limit of rendered pictures', async () => {
    const { code } = await playingTable(['Anna', 'Ben'])
    const DRAWING = { limit: async () => ({ success: false }) }
    for (const theme of ['light', 'dark']) {
      const answer = await askAs(`/preview/${code}.png?theme=${theme}`, { DRAWING })
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png'])
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=10')
      expect(await answer.bytes()).toEqual(await fileAt(`/pictures/the-game-${theme}.png`))
    }
  })

  test.each(languages)('from the build, if the table does not exist (%s)', async (lang) => {
    const answer = await ask(`/preview/BCDFGH.png?theme=dark&lang=${lang}`)
    expect(answer.status).toBe(404)
    expect(await answer.bytes()).toEqual(await fileAt(`/pictures/no-table-dark-${lang}.png`))
  })

  test('that the table object renders, since the worker has only 10 ms for a request', async () => {
    const { code } = await playingTable(['Anna', 'Ben'])
    const picture = new Uint8Array([1, 2, 3])
    const TABLES = {
      getByName: () => ({
        publicState: () => env.TABLES.getByName(code).publicState(),
        renderPng: async () => picture,
      }),
    }
    const answer = await askAs(`/preview/${code}.png?theme=dark`, { TABLES })
    expect(await answer.bytes()).toEqual(picture)
  })

  test.each(games.map(({ about }) => about.id))('of %s from the build', async (game) => {
    for (const theme of ['light', 'dark']) {
      const { status, headers } = await ask(`/pictures/${game}-${theme}.png`)
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png'])
    }
  })
})

test('a full queue of pictures uses up none of the drawing limit', async () => {
  const { code } = await playingTable(['Anna', 'Ben'])
  const state = await env.TABLES.getByName(code).publicState()
  if (typeof state !== 'string') throw new Error('the table does not exist')
  const limit = vi.fn<() => Promise<{ success: boolean }>>(async () => ({ success: true }))
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const askFor = (name: string) => {
    const own = state.replace('Anna', name)
    const TABLES = {
      getByName: () => ({ publicState: async () => own, renderPng: () => promise }),
    }
    return askAs(`/preview/${code}.png`, { TABLES, DRAWING: { limit } })
  }
  const queued = Array.from({ length: 20 }, (_, number) => askFor(`Anna ${number}`))
  await expect.poll(() => limit.mock.calls.length).toBe(20)
  const late = await askFor('Late')
  expect(await late.bytes()).toEqual(await fileAt('/pictures/the-game-light.png'))
  expect(limit).toHaveBeenCalledTimes(20)
  resolve(new Uint8Array([1, 2, 3]))
  await Promise.all(queued)
})

test.each([
  '/preview/BCDFGH.png',
  '/picture/BCDFGH.svg',
  '/oembed?url=https://tischlein.test/BCDFGH',
])('%s counts towards the limit of requests for tables', async (path) => {
  const headers = { 'CF-Connecting-IP': '203.0.113.7' }
  const asked = new Request(`https://tischlein.test${path}`, { headers })
  const ASKING = { limit: async () => ({ success: false }) }
  const answer = await app.fetch(asked, { ...env, ASKING })
  expect(await refusalFrom(answer)).toEqual([429, { refusal: 'too-fast' }])
})
