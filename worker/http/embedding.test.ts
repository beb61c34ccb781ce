import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import app from '../index.ts'
import { ask, openTable } from '../testing/tables.ts'
import { ASSETS, open, shell } from '../testing/pages.ts'

describe('a frame', () => {
  test('of a table has the status that matches its page', async () => {
    const code = await openTable()
    const statuses = [
      [`/embed/${code}`, 200],
      [`/embed/${code}?mode=play&theme=dark&lang=fr`, 200],
      [`/overlay/${code}`, 200],
      ['/embed?game=the-game', 200],
      ['/embed/BCDFGH', 404],
      ['/overlay/BCDFGH', 404],
      ['/embed/nonsense', 400],
      ['/embed', 400],
      ['/embed?game=go-fish', 404],
      [`/embed/${code}?theme=neon`, 400],
      [`/embed/${code}/more`, 404],
    ] as const
    for (const [path, status] of statuses) {
      const answer = await open(path)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors \*$/)
    }
  })

  test('of a saved game calls no object', async () => {
    const none = { getByName: () => expect.fail('an object was asked') }
    const headers = { 'CF-Connecting-IP': '203.0.113.7' }
    const asked = new Request('https://tischlein.test/embed?record&lang=de', { headers })
    const answer = await app.fetch(asked, {
      ...env,
      ASSETS,
      TABLES: none,
      LOBBY: none,
      RELAYS: none,
    })
    expect([answer.status, await answer.text()]).toEqual([200, shell])
  })

  test('over the request limit gets the same page, and calls no table', async () => {
    const headers = { 'CF-Connecting-IP': '203.0.113.7' }
    const asked = new Request('https://tischlein.test/embed/BCDFGH', { headers })
    const ASKING = { limit: async () => ({ success: false }) }
    const answer = await app.fetch(asked, { ...env, ASSETS, ASKING })
    expect([answer.status, await answer.text()]).toEqual([429, shell])
  })

  test('of an overlay has a transparent background before its script runs', async () => {
    const code = await openTable()
    expect(await (await open(`/overlay/${code}`)).text()).toContain(
      '<html data-background="none" lang',
    )
    expect(await (await open(`/embed/${code}`)).text()).toBe(shell)
  })
})

describe('the page of a table', () => {
  test('has the link preview tags of its picture and its frame, with the requested origin', async () => {
    const answer = await open('/ktr-mvx')
    const html = await answer.text()
    const own = 'https://tischlein.test'
    for (const tag of [
      `<meta property="og:title" content="Tischlein · KTR·MVX">`,
      `<meta property="og:url" content="${own}/KTRMVX">`,
      `<meta property="og:image" content="${own}/preview/KTRMVX.png">`,
      `<meta property="og:image:width" content="1200">`,
      `<meta name="twitter:card" content="summary_large_image">`,
      `<meta name="twitter:image" content="${own}/preview/KTRMVX.png">`,
      `<link rel="alternate" type="application/json+oembed" href="${own}/oembed?url=https%3A%2F%2Ftischlein.test%2FKTRMVX&amp;format=json"`,
    ])
      expect(html).toContain(tag)
    expect(
      html.replace(/<title>Tischlein<\/title>.*<\/head>/, '<title>Tischlein</title></head>'),
    ).toBe(shell)
    // The page's body differs from the file, so the file's ETag does not apply.
    expect(answer.headers.get('ETag')).toBe(null)
  })

  test('calls no table for its link preview', async () => {
    const none = { getByName: () => expect.fail('a table was asked') }
    expect((await open('/KTRMVX', { TABLES: none })).status).toBe(200)
  })

  test('is the only page with a link preview', async () => {
    for (const path of ['/', '/verify', '/rules/the-game', '/embed?game=the-game'])
      expect(await (await open(path)).text()).toBe(shell)
  })
})

test('pages of any site can read the record of a finished game, even with an opaque origin', async () => {
  const { headers } = await ask('/api/tables/BCDFGH/game', { headers: { Origin: 'null' } })
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(headers.get('Access-Control-Allow-Credentials')).toBe(null)
})
