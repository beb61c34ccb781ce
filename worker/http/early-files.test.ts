import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import app from '../index.ts'

const listed = (language: string) => ({
  table: ['/assets/table.js', '/assets/table.css', `/assets/${language}.js`],
  boards: {
    switch: ['/assets/switch.js', '/assets/switch.css', `/assets/switch-${language}.js`],
    nix: ['/assets/nix.js', `/assets/nix-</script>${language}.js`],
  },
})
const script = { code: 'call(`$&`)', hash: 'sha256-abc+/=' }
const lists = { script, en: listed('en'), de: listed('de'), fr: listed('fr') }
const sheet = '<link rel="stylesheet" href="/page.css">'
const shell = `<!doctype html><html lang="en"><head><title>Table</title>${sheet}</head><body></body></html>`

const ask = async (path: string, language = 'en', files: object | null = lists) => {
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
  // The page must not reveal whether the table exists, so no table may be called.
  const TABLES = { getByName: () => expect.fail('a table was asked') }
  return app.fetch(asked, { ...env, ASSETS, TABLES })
}
const open = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).text()
const scriptPolicy = async (...asked: Parameters<typeof ask>) =>
  /script-src [^;]*/.exec((await ask(...asked)).headers.get('Content-Security-Policy') ?? '')?.[0]

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
  'the page of a table with languages %o preloads the files that every table needs and the words of %s',
  async (accepted, language) => {
    const html = await open('/KTRMVX', accepted)
    expect(askedFor(html)).toEqual(lists[language].table)
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/table.js">')
    expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/table.css">')
  },
)

test('a link that names the game preloads its board and its words', async () => {
  const html = await open('/KTRMVX?game=switch', 'de')
  expect(askedFor(html)).toEqual([...lists.de.table, ...lists.de.boards.switch])
})

test.each(['poker', 'toString', '__proto__', '"><script>'])(
  'a link with the unknown game %o is like a link without a game',
  async (game) => {
    const html = await open(`/KTRMVX?${new URLSearchParams({ game })}`)
    expect(html).toBe(await open('/KTRMVX'))
  },
)

test('the page lists the boards of all games as data that a browser does not run', async () => {
  const html = await open('/KTRMVX', 'fr')
  const [, type, json = ''] = /<script type="([^"]*)" data-boards>(.*?)<\/script>/.exec(html) ?? []
  expect(type).toBe('application/json')
  expect(JSON.parse(json)).toEqual(lists.fr.boards)
})

test('the page has one inline script, after the list of boards and before every style sheet', async () => {
  const html = await open('/KTRMVX')
  const places = ['data-boards>', `<script>${script.code}</script>`, sheet]
  const found = places.map((part) => html.indexOf(part))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(html.match(/<script>/g)).toHaveLength(1)
})

test('the Content-Security-Policy allows this inline script by its hash, and no other', async () => {
  expect(await scriptPolicy('/KTRMVX')).toBe(`script-src 'self' '${script.hash}'`)
})

test('no other page contains or allows the inline script', async () => {
  const others = ['/', '/tables', '/verify', '/rules/switch', '/open/switch', '/?game=switch']
  for (const path of [...others, '/embed?game=switch', '/KTRMVX/more']) {
    const policy = await scriptPolicy(path)
    expect([path, await open(path), policy]).toEqual([path, shell, `script-src 'self'`])
  }
})

test('a page that was built without the list has no preload links', async () => {
  expect(askedFor(await open('/KTRMVX', 'de', null))).toEqual([])
  expect(await scriptPolicy('/KTRMVX', 'de', null)).toBe(`script-src 'self'`)
})
