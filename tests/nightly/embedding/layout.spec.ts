import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { heightFor } from '../../../shared/embed/height.ts'
import { placeholderRules } from '../../../web/embed/element/size.ts'
import { pileButton } from '../../support/boards/the-game.ts'
import { frameOf, openSmallSite } from '../../support/embedding/small-site.ts'

// Tests of the element's size, and of when it loads its frame.

const { origin, person, siteWith, snippet, tableWith, visitorOf } = openSmallSite()

declare global {
  interface Window {
    shifts: number[]
  }
}

test.each([320, 390, 1280])(
  'on a page %i wide, nothing shifts when the table appears',
  async (width) => {
    const { code } = await tableWith(['Ada', 'Bo'])
    const watched = `<script>
    window.shifts = []
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true })
  </script><style>${placeholderRules}</style>`
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

test('the placeholder lines in the docs equal those of the package', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/embedding.md'), 'utf8')
  expect(page).toContain(`<style>\n${placeholderRules}</style>`)
})

const parents = [
  ['a block', 'display:block'],
  ['a flex column that centres', 'display:flex;flex-direction:column;align-items:center'],
  ['a flex row that centres', 'display:flex;justify-content:center'],
  ['an inline flex row', 'display:inline-flex'],
  ['a grid that centres', 'display:grid;place-items:center'],
  ['a grid of two columns', 'display:grid;grid-template-columns:auto auto'],
  ['an inline grid', 'display:inline-grid'],
  ['a float', 'float:left'],
  ['a table', 'display:table'],
  ['a table cell', 'display:table-cell'],
  ['an inline block', 'display:inline-block'],
  ['a parent as wide as its content', 'inline-size:fit-content'],
] as const

const widths = [300, 320, 354, 390, 480, 640, 768, 1280]

test.each(['the element', 'the documented frame', 'the oEmbed frame'] as const)(
  '%s is as wide as any parent, and at most 640 px',
  async (embed) => {
    const { code } = await tableWith(['Ada'])
    const embeds = {
      'the element': () => snippet(`code="${code}"`),
      'the documented frame': documentedFrame,
      'the oEmbed frame': () => oEmbedFrame(code),
    }
    const body = `<style>body{margin:0}</style><div id="around">${await embeds[embed]()}</div>`
    const page = await visitorOf(body)
    const wrong: object[] = []
    for (const [parent, style] of parents) {
      await page.locator('#around').evaluate((around, css) => (around.style.cssText = css), style)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const box = await page.locator('tischlein-table, iframe').first().boundingBox()
        const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        if (box?.width === Math.min(640, width) && pageWidth === width) continue
        wrong.push({ parent, width, box, pageWidth })
      }
    }
    expect(wrong).toEqual([])
  },
)

async function documentedFrame(): Promise<string> {
  const docs = await readFile(join(import.meta.dirname, '../../../docs/embedding.md'), 'utf8')
  return /<iframe[^]*?<\/iframe>/.exec(docs)?.[0] ?? ''
}

async function oEmbedFrame(code: string): Promise<string> {
  const address = new URLSearchParams({ url: `${origin()}/${code}` })
  const answer = await fetch(`${origin()}/oembed?${address}`)
  return ((await answer.json()) as { readonly html: string }).html
}

test.each(['float:left', 'display:inline-block'])(
  'an element with its own %s has the same width',
  async (own) => {
    const style = `<style>body{margin:0}tischlein-table{${own}}</style>`
    const page = await visitorOf(snippet('code="KTRMVX"'), 1280, style)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await page.locator('tischlein-table').boundingBox())?.width).toBe(
        Math.min(640, width),
      )
    }
  },
)

test('a width and a height in the page’s style sheet override those of the element', async () => {
  const style = '<style>tischlein-table{inline-size:700px;block-size:300px}</style>'
  const page = await visitorOf(snippet('code="KTRMVX"'), 1280, style)
  const box = await page.locator('tischlein-table').boundingBox()
  expect([box?.width, box?.height]).toEqual([700, 300])
})

test('the element has the height that its frame requests', async () => {
  const page = await visitorOf(snippet('code="KTRMVX"') + snippet('game="nix"'))
  for (const width of [300, 479, 480, 640, 900, 1200]) {
    const style = `<style>tischlein-table{inline-size:${width}px}</style>`
    await page
      .locator('body')
      .evaluate((body, added) => body.insertAdjacentHTML('beforeend', added), style)
    for (const [at, shows] of ['watch', 'fresh'].entries()) {
      const box = await page.locator('tischlein-table').nth(at).boundingBox()
      expect([width, shows, box?.height]).toEqual([width, shows, heightFor(width, shows)])
    }
  }
})

test.each([
  ['watch', ''],
  ['play', 'mode="play"'],
])('at the smallest width of 300 px nothing is cut off in a frame to %s', async (_, mode) => {
  const { code, start } = await tableWith(['Ada', 'Bo'])
  const page = await visitorOf(snippet(`code="${code}" ${mode}`), 316)
  const frame = frameOf(page)
  await frame.getByText('Ada').first().waitFor()
  const outside = () =>
    frame.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
  expect((await page.locator('tischlein-table').boundingBox())?.width).toBe(300)
  expect(await outside()).toBe(0)
  await start()
  await pileButton(frame, 3).waitFor()
  expect(await outside()).toBe(0)
})

test.each(['README.md', 'docs/embedding.md', 'docs/frameworks.md'])(
  '%s never blocks the embedding page: it is painted even if the service hangs',
  async (file) => {
    const held: Socket[] = []
    const hanging = createServer((socket) => held.push(socket)).listen(0)
    onTestFinished(() => {
      hanging.close()
      for (const socket of held) socket.destroy()
    })
    await once(hanging, 'listening')
    const address = `http://localhost:${(hanging.address() as AddressInfo).port}`
    const text = await readFile(join(import.meta.dirname, '../../..', file), 'utf8')
    const blocks = [...text.matchAll(/```html\n([^]*?)```/g)].map(([, block = '']) => block)
    const shown = blocks.filter((block) => block.includes('tischlein.example'))
    expect(shown).not.toEqual([])
    for (const block of shown) {
      const page = await person()
      const body = block.replaceAll('https://tischlein.example', address)
      await page.goto(await siteWith(`${body}<p>What we played on Sunday.</p>`), {
        waitUntil: 'commit',
      })
      await page.evaluate(
        () =>
          new Promise((painted) =>
            new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }),
          ),
      )
      expect(await page.getByText('What we played on Sunday.').isVisible()).toBe(true)
    }
  },
)

test('ten tables on a page load only the script, until one is scrolled into view', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await person()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const above = '<div style="block-size: 200vh">What we played on Sunday.</div>'
  await page.goto(await siteWith(above + snippet(`code="${code}"`).repeat(10)))
  await page.evaluate(async () => {
    await customElements.whenDefined('tischlein-table')
    // An observer reports the initial position once. After this report, the observers of the
    // elements have reported as well.
    await new Promise((seen) => new IntersectionObserver(seen).observe(document.body))
  })
  const own = () => new Set(asked.filter((url) => url.startsWith(origin())))
  expect([...own()]).toEqual([`${origin()}/embed.js`])
  expect(await page.locator('tischlein-table iframe').count()).toBe(0)

  const seventh = page.locator('tischlein-table').nth(6)
  await seventh.evaluate((table) => table.scrollIntoView({ block: 'start' }))
  await seventh.locator('iframe').contentFrame().getByText('Ada').first().waitFor()
  // The seventh element has a frame, and so can its two neighbours, because they are near the
  // viewport.
  expect(await page.locator('tischlein-table iframe').count()).toBeLessThanOrEqual(3)
})

test('the poster fits into the element at any width', async () => {
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

test('an element that is moved with moveBefore keeps its frame', async () => {
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
