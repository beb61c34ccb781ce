import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import app from '../../index.ts'

const listed = (language: string) => ({
  table: ['/assets/table.js', '/assets/table.css', `/assets/${language}.js`],
  boards: {
    switch: ['/assets/switch.js', '/assets/switch.css', `/assets/switch-${language}.js`],
    nix: ['/assets/nix.js', `/assets/nix-</script>${language}.js`],
  },
})
const lists = { en: listed('en'), de: listed('de'), fr: listed('fr') }
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
    expect(askedFor(html)).toEqual(lists[language].table)
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/table.js">')
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/table.css">')
  },
)

test('a link that names the game has its board and its words asked for with the page', async () => {
  const html = await open('/KTRMVX?game=switch', 'de')
  expect(askedFor(html)).toEqual([...lists.de.table, ...lists.de.boards.switch])
})

test.each(['poker', 'toString', '__proto__', '"><script>'])(
  'a link that names %o, which is no game, is like one that names none',
  async (game) => {
    const html = await open(`/KTRMVX?${new URLSearchParams({ game })}`)
    expect(html).toBe(await open('/KTRMVX'))
  },
)

test('the script finds the boards of all games listed, in nothing that a browser would run', async () => {
  const html = await open('/KTRMVX', 'fr')
  const [, type, json = ''] = /<script type="([^"]*)" data-boards>(.*?)<\/script>/.exec(html) ?? []
  expect(type).toBe('application/json')
  expect(JSON.parse(json)).toEqual(lists.fr.boards)
})

test('no other page asks for it', async () => {
  for (const path of ['/', '/tables', '/verify', '/rules/switch', '/open/switch', '/?game=switch'])
    expect([path, await open(path)]).toEqual([path, shell])
})

test('a page that is built without such a list comes without', async () => {
  expect(askedFor(await open('/KTRMVX', 'de', null))).toEqual([])
})
