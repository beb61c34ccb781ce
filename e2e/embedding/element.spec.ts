import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'

import { words as gameWords } from '../../shared/games/the-game/words/en/board.ts'
import type { GameRecord } from '../../shared/wire/protocol.ts'
import { connect } from '../../testing/seat-client.ts'
import { playOutAlone } from '../../testing/finished-table.ts'
import { words as english } from '../../web/words/en/frame.ts'
import { words as en } from '../../web/words/en/index.ts'
import { pageWords } from '../page-words.ts'
import { openEmbeddingTestbed } from './foreign-page.ts'

const { look, origin, person, tableWith } = openEmbeddingTestbed()

const snippet = (attributes: string): string => `
  <link rel="stylesheet" href="${origin()}/embed.css">
  <script type="module" src="${origin()}/embed.js"></script>
  <tischlein-table ${attributes}><a href="${origin()}">Our table</a></tischlein-table>`

/** Another site than that of the tables: these files, and by any other path the same page. */
async function siteWith(
  body: string,
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const server = createServer(({ url = '/' }, answer) => {
    const file = files[url]
    answer.setHeader('Content-Type', file === undefined ? 'text/html' : 'application/json')
    answer.end(file ?? `<!doctype html><meta name="viewport" content="width=device-width">${body}`)
  }).listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** A visitor of a page with this in its body. */
async function visitorOf(body: string, width = 1280, head = ''): Promise<Page> {
  const page = await person()
  await page.setViewportSize({ width, height: 800 })
  await page.goto(await siteWith(`${head}<body>${body}</body>`))
  return page
}

/** In the head of a page that keeps what comes up to its window. */
const hearing = `<script>
  window.told = []
  for (const type of ['ready', 'opened', 'seated', 'turn', 'ended', 'gone', 'error'])
    addEventListener(type, (event) => event.detail && window.told.push([type, event.detail]))
</script>`

const frameOf = (page: Page) => page.frameLocator('tischlein-table iframe')

declare global {
  interface Window {
    shifts: number[]
    told: [string, unknown][]
  }
}

test.each([320, 390, 1280])(
  'on a page %i wide, nothing moves when the table comes',
  async (width) => {
    const { code } = await tableWith(['Ada', 'Bo'])
    const watched = `<script>
    window.shifts = []
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true })
  </script>`
    const text = '<p>What we played on Sunday.</p>'
    const body = `${text}${snippet(`code="${code}"`)}${text}`
    const page = await visitorOf(body, width, watched)
    await frameOf(page).getByText('Ada').first().waitFor()
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
    )
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  },
)

test.each([
  ['a column that centres', 'display:flex;flex-direction:column;align-items:center'],
  ['a row that centres', 'display:flex;justify-content:center'],
  ['a grid that centres', 'display:grid;place-items:center'],
  ['inline blocks', 'display:block', 'display:inline-block'],
  ['a float', 'display:block', 'float:left'],
])('in %s the element has a width, and stays within the page', async (_, around, own = '') => {
  const { code } = await tableWith(['Ada'])
  const style = `<style>#around{${around}} tischlein-table{${own}}</style>`
  const page = await visitorOf(`<div id="around">${snippet(`code="${code}"`)}</div>`, 1280, style)
  const widths: number[] = []
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    widths.push((await page.locator('tischlein-table').boundingBox())?.width ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
  expect(widths[0]).toBeGreaterThanOrEqual(640)
  expect(widths[1]).toBeGreaterThan(250)
})

test('of ten tables on a page nothing is loaded but the script and its style, until one is scrolled to', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await person()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const above = '<div style="block-size: 200vh">What we played on Sunday.</div>'
  await page.goto(await siteWith(above + snippet(`code="${code}"`).repeat(10)))
  await page.evaluate(async () => {
    await customElements.whenDefined('tischlein-table')
    // Whoever is observed is told once where it stands.
    await new Promise((seen) => new IntersectionObserver(seen).observe(document.body))
  })
  const own = () => new Set(asked.filter((url) => url.startsWith(origin())))
  expect([...own()]).toEqual([`${origin()}/embed.css`, `${origin()}/embed.js`])
  expect(await page.locator('tischlein-table iframe').count()).toBe(0)

  const seventh = page.locator('tischlein-table').nth(6)
  await seventh.evaluate((table) => table.scrollIntoView({ block: 'start' }))
  await seventh.locator('iframe').contentFrame().getByText('Ada').first().waitFor()
  // It, and those whose edges touch it.
  expect(await page.locator('tischlein-table iframe').count()).toBeLessThanOrEqual(3)
})

test('the poster keeps within the element, however wide that is', async () => {
  const above = '<div style="block-size: 200vh"></div>'
  const page = await visitorOf(above + snippet('code="KTRMVX"'))
  const table = page.locator('tischlein-table')
  const letters: number[] = []
  for (const width of [200, 320, 700, 1200]) {
    await table.evaluate((one, to) => one.setAttribute('style', `inline-size: ${to}px`), width)
    const outside = await table.evaluate((one) => {
      const edge = one.getBoundingClientRect().right
      const parts = [...(one.shadowRoot?.querySelectorAll('.words *') ?? [])]
      return parts.filter((part) => part.getBoundingClientRect().right > edge).length
    })
    expect([width, outside]).toEqual([width, 0])
    letters.push((await table.locator('.code').boundingBox())?.height ?? 0)
  }
  expect(letters[0]).toBeLessThan(letters[2] ?? 0)
})

test('what a page has set before the script came counts, and what is taken away goes back to the viewer’s own', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitorOf(`<tischlein-table></tischlein-table>`)
  await page.locator('tischlein-table').evaluate((table, said) => {
    Object.assign(table, { code: said, theme: 'dark', lang: 'de' })
  }, code)
  await page.addScriptTag({ type: 'module', url: `${origin()}/embed.js` })
  const root = frameOf(page).locator('html')
  await expect.poll(() => root.getAttribute('lang')).toBe('de')
  await expect.poll(() => root.getAttribute('data-theme')).toBe('dark')
  await page.locator('tischlein-table').evaluate((table) => {
    table.removeAttribute('lang')
    Object.assign(table, { theme: null })
  })
  await expect.poll(() => root.getAttribute('lang')).toBe('en')
  await expect.poll(() => root.getAttribute('data-theme')).toBe(null)
})

test('what a page makes its own is worn by the table, follows its sheets, and is refused where nobody could read', async () => {
  const { code } = await tableWith(['Ada'])
  const style = `<style>
    .violet { --tischlein-accent: #e0c3ff; --tischlein-ground: light-dark(#3b0d5c, #2a0a40); --tischlein-radius: 3px; --tischlein-font: Georgia, serif }
    .wrong { --tischlein-accent: #301040; --tischlein-ground: #fff; --tischlein-radius: 50%; --tischlein-font: Papyrus }
  </style>`
  const page = await visitorOf(
    `<div class="violet">${snippet(`code="${code}"`)}</div>`,
    1280,
    style,
  )
  const said: string[] = []
  page.on('console', (line) => said.push(line.text()))
  const worn = () =>
    frameOf(page)
      .getByRole('link', { name: english.sitDown })
      .evaluate((button) => {
        const { backgroundImage, borderRadius, fontFamily } = getComputedStyle(button)
        const cloth = getComputedStyle(button).getPropertyValue('--cloth')
        return { accent: backgroundImage, radius: borderRadius, font: fontFamily, cloth }
      })
  const violet = {
    accent: expect.stringContaining('rgb(224, 195, 255)'),
    radius: '3px',
    font: 'Georgia, serif',
    cloth: 'light-dark(rgb(59 13 92), rgb(42 10 64))',
  }
  await expect.poll(worn).toEqual(violet)
  const around = page.locator('.violet')
  expect(
    await around
      .locator('tischlein-table')
      .evaluate((table) => getComputedStyle(table).borderRadius),
  ).toBe('3px')

  await around.evaluate((one) => one.setAttribute('class', 'wrong'))
  const refused = () => said.filter((line) => line.startsWith('<tischlein-table>: --tischlein-'))
  await expect.poll(() => refused().length).toBeGreaterThanOrEqual(4)
  for (const [refusal, why] of [
    ['accent: #301040', 'contrast of 1'],
    ['ground: #fff', 'contrast of 1'],
    ['radius: 50%', 'length'],
    ['font: Papyrus', 'Papyrus'],
  ] as const)
    expect(refused().find((line) => line.includes(`--tischlein-${refusal}`))).toContain(why)
  const house = await worn()
  expect(house.accent).toContain('rgb(255, 200, 87)')
  expect(house.font).toContain('Besley')

  await page.locator('.wrong').evaluate((one) => one.setAttribute('class', 'violet'))
  await expect.poll(worn).toEqual(violet)
})

test('a value that nobody knows is left out, and the author reads of it', async () => {
  const { code } = await tableWith(['Ada'])
  const said: string[] = []
  const page = await visitorOf('')
  page.on('console', (line) => said.push(line.text()))
  await page.setContent(snippet(`code="${code}" mode="cheat" lang="xx"`))
  await frameOf(page).getByText('Ada').first().waitFor()
  await page.locator('tischlein-table').evaluate((table) => table.setAttribute('theme', 'neon'))
  await expect.poll(() => said.filter((line) => line.includes('<tischlein-table>'))).toHaveLength(3)
  expect(said.join('\n')).toContain('mode="cheat"')
})

test('a table that is opened on the page tells its code and that somebody sits, and is found again', async () => {
  const page = await visitorOf(snippet('game="the-game"'), 1280, hearing)
  const types = () => page.evaluate(() => window.told.map(([type]) => type))
  await frameOf(page).getByRole('button', { name: english.setTable }).click()
  await expect.poll(types).toEqual(expect.arrayContaining(['ready', 'opened', 'seated']))
  const told = await page.evaluate(() => window.told)
  const [, opened] = told.find(([type]) => type === 'opened') ?? []
  const { code } = opened as { code: string }
  expect((await fetch(`${origin()}/api/tables/${code}`)).status).toBe(200)

  await page.reload()
  await frameOf(page)
    .getByRole('button', { name: english.backTo(`${code.slice(0, 3)}·${code.slice(3)}`) })
    .click()
  await frameOf(page).getByRole('button', { name: pageWords.en.seats.start }).waitFor()
  expect(await types()).not.toContain('opened')
})

test('a table that is over, and one that is gone, make way for a fresh one in the same place', async () => {
  const { code } = await tableWith([])
  const host = await playOutAlone(origin(), code)
  const page = await visitorOf(snippet(`code="${code}"`), 1280, hearing)
  const frame = frameOf(page)
  const { table } = await look(code)
  if (table.outcome === null) throw new Error('the game is not over')
  const ending = gameWords.outcome(table.outcome)
  await frame.getByText(ending).first().waitFor()

  await frame.getByRole('button', { name: english.setAnother }).click()
  await frame.getByRole('button', { name: en.seats.start }).waitFor()
  const types = () => page.evaluate(() => window.told.map(([type]) => type))
  await expect.poll(types).toEqual(expect.arrayContaining(['ended', 'opened']))
  const told = await page.evaluate(() => window.told)
  const [, opened] = told.find(([type]) => type === 'opened') ?? []
  const { code: fresh } = opened as { code: string }
  const { game, options } = (await look(fresh)).table
  expect({ game, options }).toEqual({ game: table.game, options: table.options })

  await page.reload()
  await frame.getByText(ending).first().waitFor()
  const line = await connect(origin(), code, host)
  await line.say({ type: 'delete-table', id: 'delete' })
  await frame.getByText(en.refusals['no-such-table']).waitFor()
  await frame.getByText(ending).waitFor()
  await frame
    .getByRole('button', { name: english.backTo(`${fresh.slice(0, 3)}·${fresh.slice(3)}`) })
    .click()
  await frame.getByRole('button', { name: en.seats.start }).waitFor()
})

test('a frame tells that its table is gone, and which part of its address is wrong', async () => {
  const hearingErrors = `<script>
    window.told = []
    for (const type of ['gone', 'error'])
      document.addEventListener(type, ({ detail }) => window.told.push([type, detail]), true)
  </script>`
  const page = await visitorOf(snippet('code="BCDFGH"'), 1280, hearingErrors)
  await expect
    .poll(() => page.evaluate(() => window.told))
    .toMatchObject([['gone', { type: 'gone' }]])
  await page.locator('tischlein-table').evaluate((table) => table.setAttribute('code', 'hello'))
  await expect
    .poll(() => page.evaluate(() => window.told.at(-1)))
    .toMatchObject(['error', { refusal: 'malformed-code' }])
})

test('a saved game that lies beside the page is replayed, and nothing of the service but its files is asked', async () => {
  const { code } = await tableWith([])
  await playOutAlone(origin(), code)
  const saved = await (await fetch(`${origin()}/api/tables/${code}/game`)).text()
  const record = JSON.parse(saved) as GameRecord
  const other = { ...record, names: ['Eve'] }
  const files = {
    '/saved.json': saved,
    '/changed.json': JSON.stringify(other),
    '/huge.json': ' '.repeat(3_000_000),
  }
  const page = await person()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('websocket', (socket) => asked.push(socket.url()))
  await page.goto(await siteWith(snippet('record="saved.json"'), files))
  const frame = frameOf(page)
  const ending = gameWords.outcome(record.outcome)
  await frame.getByText(ending).first().waitFor()
  await frame.getByRole('button', { name: en.replay.first }).click()
  await frame.getByText(en.replay.dealt).waitFor()
  expect(await frame.getByRole('button', { name: en.replay.close }).count()).toBe(0)
  const own = new URL(origin()).host
  expect(asked.filter((url) => new URL(url).host === own && /\/api\//.test(url))).toEqual([])

  await page.evaluate(() => {
    window.told = []
    addEventListener(
      'error',
      ({ detail }: Event & { detail?: unknown }) => window.told.push(['error', detail]),
      true,
    )
  })
  const elsewhere = await siteWith('', files)
  for (const [address, sentence, refusal] of [
    ['changed.json', english.badRecord, 'malformed'],
    ['huge.json', english.hugeRecord, 'too-large'],
    [`${elsewhere}/saved.json`, english.noRecord, 'unavailable'],
  ] as const) {
    await page
      .locator('tischlein-table')
      .evaluate((table, to) => table.setAttribute('record', to), address)
    await frame.getByText(sentence).waitFor()
    const last = () => page.evaluate(() => window.told.at(-1))
    await expect.poll(last).toMatchObject(['error', { refusal, option: 'record' }])
  }
  // The service itself lets any page read it. It stands in for a table that is gone.
  await page.locator('tischlein-table').evaluate((table) => table.setAttribute('code', 'BCDFGH'))
  const readable = `${origin()}/api/tables/${code}/game`
  await page
    .locator('tischlein-table')
    .evaluate((table, to) => table.setAttribute('record', to), readable)
  await frame.getByText(ending).first().waitFor()
})

test('an element that moveBefore puts elsewhere keeps its frame', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitorOf(`${snippet(`code="${code}"`)}<div id="there"></div>`)
  await frameOf(page).getByText('Ada').first().waitFor()
  await frameOf(page)
    .locator('html')
    .evaluate((root) => root.setAttribute('data-same', ''))
  await page.evaluate(() => {
    const there = document.querySelector('#there') as Element & {
      moveBefore: (...all: unknown[]) => void
    }
    there.moveBefore(document.querySelector('tischlein-table'), null)
  })
  expect(await frameOf(page).locator('html').getAttribute('data-same')).toBe('')
})

test('where no tab can be opened, a way out is an address to copy', async () => {
  const { code } = await tableWith(['Ada'])
  const sandbox = 'allow-scripts allow-same-origin'
  const page = await visitorOf(
    `<iframe sandbox="${sandbox}" src="${origin()}/embed/${code}"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link').first().click()
  const address = frame.getByRole('textbox', { name: english.address })
  await address.waitFor()
  expect(await address.inputValue()).toContain(origin())
})

test('where nothing can be kept, it is said before anybody sits down', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await person()
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/embed'))
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.goto(`${origin()}/embed/${code}?mode=play`)
  await page.getByText(english.forgetful).waitFor()
  expect((await look(code)).table.seats).toHaveLength(1)
  await page.getByRole('button', { name: english.allTheSame }).click()
  await page.getByRole('button', { name: pageWords.en.sitDownAs('').trim() }).waitFor()
})
