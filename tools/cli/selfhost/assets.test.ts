import { expect, test } from 'vitest'

import assets, { headersFor } from './assets.ts'

const rules = `/*
  X-Content-Type-Options: nosniff
/*.d.ts
  Content-Type: text/typescript
# For ever.
/assets/*
  Cache-Control: public, max-age=31536000
  Link: <https://example.com/a:b>
/embed.js
  Cache-Control: no-cache
`

test('a path gets the headers of every rule that matches it', () => {
  expect(headersFor('/', rules)).toEqual({ 'X-Content-Type-Options': 'nosniff' })
  expect(headersFor('/assets/a.js', rules)).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=31536000',
    Link: '<https://example.com/a:b>',
  })
  expect(headersFor('/client.d.ts', rules)).toHaveProperty('Content-Type', 'text/typescript')
})

test('a rule without a star applies to one path', () => {
  expect(headersFor('/embed.js', rules)).toHaveProperty('Cache-Control', 'no-cache')
  expect(headersFor('/embed.js.map', rules)).not.toHaveProperty('Cache-Control')
})

test('the ETag of a file depends on its content, and not on its date', async () => {
  const [earlier, later] = ['Sat, 28 Nov 2026 19:00:00 GMT', 'Sat, 28 Nov 2026 20:00:00 GMT']
  const etag = await etagOf('let a', earlier)
  expect(await etagOf('let a', later)).toBe(etag)
  expect(await etagOf('let b', earlier)).not.toBe(etag)
})

async function etagOf(content: string, date: string): Promise<string | null> {
  const file = new Response(content, { headers: { 'Last-Modified': date } })
  const PAGE = { fetch: () => Promise.resolve(file) }
  const request = new Request('http://localhost/embed.js')
  return (await assets.fetch(request, { PAGE, HEADERS: rules })).headers.get('ETag')
}
