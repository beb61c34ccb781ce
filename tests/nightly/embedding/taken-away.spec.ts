import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

import type * as Client from '../../../client/index.ts'
import { openEmbeddingTestbed } from '../../support/embedding/foreign-page.ts'

// Other sites use the element and the client in the documented ways: by URL, by versioned URL, and
// from the package.

/**
 * A site in the `SITES` setting of the service. It starts first, because the service needs its
 * port.
 */
const namedSite = await siteOf('')
vi.stubEnv('SITES', originOf(namedSite))
afterAll(() => {
  vi.unstubAllEnvs()
  close(namedSite)
})

const { look, origin, person, tableWith } = openEmbeddingTestbed()

const ours = (file: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../../..', file), 'utf8')

/** Serves a site with one page that has this body. */
async function siteOf(body: string): Promise<Server> {
  const server = createServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end(`<!doctype html><body>${body}</body>`),
  ).listen(0)
  await once(server, 'listening')
  return server
}

function originOf(site: Server): string {
  return `http://localhost:${(site.address() as AddressInfo).port}`
}

function close(site: Server): void {
  site.close()
  site.closeAllConnections()
}

/** Opens a page with this body from another origin than the table. */
async function visitorOf(body: string): Promise<Page> {
  const site = await siteOf(body)
  onTestFinished(() => close(site))
  return visitorAt(site)
}

async function visitorAt(site: Server): Promise<Page> {
  const page = await person()
  await page.goto(originOf(site))
  return page
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('tischlein-table iframe')

test('the script runs on another page, also with its integrity hash, and not with a wrong hash', async () => {
  const { code } = await tableWith(['Ada'])
  const shown = await person()
  await shown.goto(`${origin()}/api`)
  const snippet = await shown.locator('#in-another-page pre').first().textContent()
  // The snippet is the same for every service, so it contains a placeholder for the origin.
  const head = snippet?.replaceAll('https://tischlein.example', origin()) ?? ''
  const table = `<tischlein-table code="${code}"></tischlein-table>`
  await frameOf(await visitorOf(head + table))
    .getByText('Ada')
    .first()
    .waitFor()

  const script = await (await fetch(`${origin()}/embed.js`)).bytes()
  const hash = Buffer.from(await crypto.subtle.digest('SHA-384', script)).toString('base64')
  const withHash = (text: string): string =>
    head.replace('embed.js"', `embed.js" integrity="sha384-${text}" crossorigin`)
  expect(withHash(hash)).toContain(hash)
  await frameOf(await visitorOf(withHash(hash) + table))
    .getByText('Ada')
    .first()
    .waitFor()
  const unlike = await visitorOf(
    withHash(hash.replace(/./, (first) => (first === 'x' ? 'y' : 'x'))) + table,
  )
  expect(await unlike.evaluate(() => customElements.get('tischlein-table') === undefined)).toBe(
    true,
  )
})

test('the packaged element shows the tables of the given service', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitorOf('')
  const files = { 'element.js': 'package/element.js', 'table.js': 'web/dist/embed.js' }
  for (const [name, file] of Object.entries(files))
    await page.route(`**/package/${name}`, async (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: await ours(file),
      }),
    )
  await page.setContent(`
    <tischlein-table service="${origin()}" code="${code}"></tischlein-table>
    <script type="module">import '/package/element.js'</script>`)
  await frameOf(page).getByText('Ada').first().waitFor()
  expect(await page.locator('tischlein-table').evaluate((one) => Reflect.get(one, 'service'))).toBe(
    origin(),
  )
})

test.each([
  ['Plain HTML', 1],
  ['WordPress', 1],
  ['Ghost', 2],
])('the code in the docs for %s shows the table', async (heading, blocks) => {
  const { code } = await tableWith(['Ada'])
  const docs = await ours('docs/frameworks.md')
  const [section = ''] = docs.split(`\n## ${heading}\n`)[1]?.split('\n## ') ?? []
  const written = [...section.matchAll(/```html\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  const text = written.slice(0, blocks).join('')
  const page = await visitorOf(
    text.replaceAll('https://tischlein.example', origin()).replaceAll('KTRMVX', code),
  )
  await frameOf(page).getByText('Ada').first().waitFor()
  const html = frameOf(page).locator('html')
  await expect.poll(() => html.getAttribute('data-theme')).toBe('dark')
})

test('a page of another origin can import the client and watch, but not open a table', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitorOf('')
  const client = await page.evaluateHandle<typeof Client>(`import('${origin()}/client.js')`)
  const told = await client.evaluate(
    async ({ Tischlein }, [here = '', asked = '']) => {
      const tischlein = new Tischlein(here)
      const refused = await tischlein.open({ game: 'nix' }).catch((error: unknown) => error)
      for await (const line of tischlein.watch(asked))
        return [
          line.type === 'snapshot' && line.table.seats[0]?.name,
          // The browser hides the service's response from the page, so the page only sees a network
          // error.
          refused instanceof TypeError && refused.message,
        ]
      return []
    },
    [origin(), code],
  )
  expect(told).toEqual(['Ada', 'Failed to fetch'])
})

test('a page of an allowed origin opens a table and plays a move against a bot', async () => {
  const page = await visitorAt(namedSite)
  const client = await page.evaluateHandle<typeof Client>(`import('${origin()}/client.js')`)
  const told = await client.evaluate(async ({ Tischlein }, here) => {
    const tischlein = new Tischlein(here)
    const code = await tischlein.open({ game: 'the-game' })
    const place = await tischlein.sit(code, 'Ada')
    await place.send({ type: 'add-bot' })
    await place.send({ type: 'start' })
    for await (const { position: shown } of place.states()) {
      const move = shown?.moves[0]
      if (shown && move) return { code, ...(await place.move(shown.turn, move)) }
    }
    return null
  }, origin())
  expect(told).toMatchObject({ ok: true })
  expect((await look(told?.code ?? '')).position?.turn).toBeGreaterThan(0)
})
