import { describe, expect, test } from 'vitest'

import { openTable, seatedTable } from '../testing/tables.ts'
import { open, refusalFrom } from '../testing/pages.ts'

const oembed = (asked: Record<string, string>) => open(`/oembed?${new URLSearchParams(asked)}`)

describe('oEmbed', () => {
  test('returns a frame of the table', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
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
    expect(body['html']).toContain('max-width:100%')
  })

  test('accepts the URLs of a table and of its frame, in any spelling of the code', async () => {
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
  ])('fits into a width of %s and a height of %s', async (maxwidth, maxheight, width, height) => {
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
        expect(await refusalFrom(await oembed({ url, [option]: most }))).toEqual([
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
    expect(await refusalFrom(await oembed(url === '' ? {} : { url }))).toEqual([status, refused])
  })

  test('supports only the format JSON', async () => {
    for (const format of ['xml', 'JSON', ''])
      expect(
        await refusalFrom(await oembed({ url: 'https://tischlein.test/BCDFGH', format })),
      ).toEqual([501, { refusal: 'malformed', option: 'format' }])
  })
})
