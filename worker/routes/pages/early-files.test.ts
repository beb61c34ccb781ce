import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import app from '../../index.ts'

const lists = {
  en: ['/assets/table.js', '/assets/table.css', '/assets/en.js'],
  de: ['/assets/table.js', '/assets/table.css', '/assets/de.js'],
  fr: ['/assets/table.js', '/assets/table.css', '/assets/fr.js'],
}
const shell = '<!doctype html><html lang="en"><head></head><body></body></html>'

const open = async (path: string, language = 'en', files: object | null = lists) => {
  const ASSETS = {
    fetch: async (asked: Request | URL) => {
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked)
      if (pathname === '/') return new Response(shell, { headers: { 'Content-Type': 'text/html' } })
      const isThere = pathname === '/early-files.json' && files !== null
      return isThere ? Response.json(files) : new Response(null, { status: 404 })
    },
  }
  const headers = { 'Accept-Language': language }
  const asked = new Request(`https://tischlein.test${path}`, { headers })
  // Whether there is such a table is not to be seen from its page.
  const TABLES = { getByName: () => expect.fail('a table was asked') }
  return (await app.fetch(asked, { ...env, ASSETS, TABLES })).text()
}

const askedFor = (html: string): string[] =>
  [...html.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)">/g)].map(
    ([, file]) => file ?? '',
  )

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['de-AT', 'de'],
  ['es;q=1, fr-CH;q=0.8,en;q=0.5', 'fr'],
  ['', 'en'],
] as const)(
  'the page of a table, asked for in %o, asks for what every table needs and for the words of %s',
  async (accepted, language) => {
    const html = await open('/KTRMVX', accepted)
    expect(askedFor(html)).toEqual(lists[language])
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/table.js">')
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/table.css">')
  },
)

test('no other page asks for it', async () => {
  for (const path of ['/', '/tables', '/verify', '/rules/switch', '/open/switch'])
    expect([path, await open(path)]).toEqual([path, shell])
})

test('a page that is built without such a list comes without', async () => {
  expect(askedFor(await open('/KTRMVX', 'de', null))).toEqual([])
})
