import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

import app from '../../index.ts'
import { ask, openTable, playing, seated } from '../../testing/tables.ts'

const shell =
  '<!doctype html><html lang="en"><head><title>Tischlein</title></head><body></body></html>'
const ASSETS = {
  fetch: async (asked: Request | URL) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked)
    const headers = { 'Content-Type': 'text/html', ETag: '"shell"' }
    return pathname === '/' ? new Response(shell, { headers }) : new Response(null, { status: 404 })
  },
}
const open = (path: string, more = {}) =>
  Promise.resolve(
    app.fetch(new Request(`https://tischlein.test${path}`), { ...env, ASSETS, ...more }),
  )

const refusedTo = async (answer: Response) => [answer.status, await answer.json()]

describe('a frame', () => {
  test('of a table has the status that its page speaks of', async () => {
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

  test('that is asked for too often is the same page, and no table is asked', async () => {
    const headers = { 'CF-Connecting-IP': '203.0.113.7' }
    const asked = new Request('https://tischlein.test/embed/BCDFGH', { headers })
    const ASKING = { limit: async () => ({ success: false }) }
    const answer = await app.fetch(asked, { ...env, ASSETS, ASKING })
    expect([answer.status, await answer.text()]).toEqual([429, shell])
  })

  test('without a ground has none from its first moment on', async () => {
    const code = await openTable()
    expect(await (await open(`/overlay/${code}`)).text()).toContain('<html data-ground="none" lang')
    expect(await (await open(`/embed/${code}`)).text()).toBe(shell)
  })
})

describe('the page of a table', () => {
  test('tells those who show links of its picture and of its frame, by the address that was asked for', async () => {
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
    // It is another text than the file's.
    expect(answer.headers.get('ETag')).toBe(null)
  })

  test('asks no table for that', async () => {
    const none = { getByName: () => expect.fail('a table was asked') }
    expect((await open('/KTRMVX', { TABLES: none })).status).toBe(200)
  })

  test('is the only one that does', async () => {
    for (const path of ['/', '/verify', '/rules/the-game', '/embed?game=the-game'])
      expect(await (await open(path)).text()).toBe(shell)
  })
})

const oembed = (asked: Record<string, string>) => open(`/oembed?${new URLSearchParams(asked)}`)

describe('oEmbed', () => {
  test('answers with a frame of the table', async () => {
    const { code } = await seated(['Anna', 'Ben'])
    const answer = await oembed({ url: `https://tischlein.test/${code}`, format: 'json' })
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const body = await answer.json<Record<string, unknown>>()
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Tischlein',
      provider_url: 'https://tischlein.test',
      title: `The Game · ${code.slice(0, 3)}·${code.slice(3)}`,
      width: 640,
      height: 560,
      thumbnail_url: `https://tischlein.test/preview/${code}.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    })
    expect(body['html']).toContain(
      `<iframe src="https://tischlein.test/embed/${code}" width="640" height="560" title="The Game`,
    )
  })

  test('knows a table by its page and by its frame, as people write its code', async () => {
    const code = await openTable()
    const small = code.toLowerCase()
    for (const path of [
      `${code}/`,
      `embed/${code}?theme=dark`,
      `${small}#step=3`,
      `${small}?utm=x`,
    ])
      expect((await oembed({ url: `http://tischlein.test/${path}` })).status).toBe(200)
  })

  test.each([
    ['300', undefined, 300, 640],
    [undefined, '200', 640, 200],
    ['5000', '5000', 640, 560],
    ['1', '1', 1, 1],
    ['1199', '629', 640, 560],
  ])('keeps to a width of %s and a height of %s', async (maxwidth, maxheight, width, height) => {
    const url = `https://tischlein.test/${await openTable()}`
    const answer = await oembed({
      url,
      ...(maxwidth !== undefined && { maxwidth }),
      ...(maxheight !== undefined && { maxheight }),
    })
    const body = await answer.json<Record<string, unknown>>()
    expect(body).toMatchObject({ width, height })
    expect(body['html']).toContain(`width="${width}" height="${height}"`)
    const fits = Number(maxwidth ?? 9e9) >= 1200 && Number(maxheight ?? 9e9) >= 630
    expect('thumbnail_url' in body).toBe(fits)
  })

  test.each(['-1', '0', '1.5', 'wide', '', '1e3', '99999999'])(
    'refuses %o as a width and as a height',
    async (most) => {
      const url = `https://tischlein.test/${await openTable()}`
      for (const option of ['maxwidth', 'maxheight'])
        expect(await refusedTo(await oembed({ url, [option]: most }))).toEqual([
          400,
          { refusal: 'malformed', option },
        ])
    },
  )

  test.each([
    ['', 400, { refusal: 'malformed', option: 'url' }],
    ['KTRMVX', 400, { refusal: 'malformed', option: 'url' }],
    ['https://elsewhere.test/KTRMVX', 404, { refusal: 'no-such-page' }],
    ['https://tischlein.test.evil/KTRMVX', 404, { refusal: 'no-such-page' }],
    ['https://tischlein.test:8443/KTRMVX', 404, { refusal: 'no-such-page' }],
    ['ftp://tischlein.test/KTRMVX', 404, { refusal: 'no-such-page' }],
    ['https://tischlein.test/', 404, { refusal: 'no-such-page' }],
    ['https://tischlein.test/verify', 404, { refusal: 'no-such-page' }],
    ['https://tischlein.test/overlay/KTRMVX', 404, { refusal: 'no-such-page' }],
    ['https://tischlein.test/BCDFGH', 404, { refusal: 'no-such-table' }],
  ])('refuses the address %o with %i', async (url, status, refused) => {
    expect(await refusedTo(await oembed(url === '' ? {} : { url }))).toEqual([status, refused])
  })

  test('speaks JSON and nothing else', async () => {
    for (const format of ['xml', 'JSON', ''])
      expect(
        await refusedTo(await oembed({ url: 'https://tischlein.test/BCDFGH', format })),
      ).toEqual([501, { refusal: 'malformed', option: 'format' }])
  })
})

describe('a picture of a table', () => {
  test.each([
    ['/preview/CODE.png', 'image/png'],
    ['/picture/CODE.svg?theme=dark&lang=de', 'image/svg+xml'],
  ])('at %s may be shown anywhere, is kept for a moment, and runs nothing', async (path, type) => {
    const { code } = await playing(['Anna', '<script>alert(1)</s>'])
    const { status, headers } = await open(path.replace('CODE', code))
    expect([status, headers.get('Content-Type')]).toEqual([200, type])
    expect(headers.get('Cache-Control')).toBe('public, max-age=10')
    expect(headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; frame-ancestors 'self'`,
    )
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('says names as text, whatever they are', async () => {
    const { code } = await playing(['Anna', '<script>alert(1)</s>'])
    const text = await (await open(`/picture/${code}.svg`)).text()
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/s&gt; (7 cards')
    expect(text).not.toContain('<script')
  })

  test('changes with the table', async () => {
    const { code, lines } = await playing(['Anna', 'Ben'])
    const draw = async () => (await open(`/picture/${code}.svg`)).text()
    const before = await draw()
    expect(await draw()).toBe(before)
    await lines[0].move()
    expect(await draw()).not.toBe(before)
  })

  test.each([
    ['/preview/BCDFGH.png', 'image/png'],
    ['/picture/BCDFGH.svg', 'image/svg+xml'],
  ])('that is not there, %s, is a picture too, and a 404', async (path, type) => {
    const { status, headers } = await open(path)
    expect([status, headers.get('Content-Type')]).toEqual([404, type])
  })

  test.each([
    ['/preview/nonsense.png', 400, { refusal: 'malformed-code' }],
    ['/preview/BCDFGH.svg', 404, { refusal: 'no-such-page' }],
    ['/preview/BCDFGH', 404, { refusal: 'no-such-page' }],
    ['/picture/BCDFGH.png', 404, { refusal: 'no-such-page' }],
    ['/picture/BCDFGH.svg?theme=neon', 400, { refusal: 'malformed', option: 'theme' }],
    ['/picture/BCDFGH.svg?lang=xx', 400, { refusal: 'malformed', option: 'lang' }],
  ])('asked for as %s is refused with %i', async (path, status, refused) => {
    expect(await refusedTo(await open(path))).toEqual([status, refused])
  })
})

test.each([
  '/preview/BCDFGH.png',
  '/picture/BCDFGH.svg',
  '/oembed?url=https://tischlein.test/BCDFGH',
])('%s counts among the questions after tables', async (path) => {
  const headers = { 'CF-Connecting-IP': '203.0.113.7' }
  const asked = new Request(`https://tischlein.test${path}`, { headers })
  const ASKING = { limit: async () => ({ success: false }) }
  const answer = await app.fetch(asked, { ...env, ASKING })
  expect(await refusedTo(answer)).toEqual([429, { refusal: 'too-fast' }])
})

test('the record of a finished game may be read by any page, also by one without an origin', async () => {
  const { headers } = await ask('/api/tables/BCDFGH/game', { headers: { Origin: 'null' } })
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(headers.get('Access-Control-Allow-Credentials')).toBe(null)
})
