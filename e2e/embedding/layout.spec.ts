import { expect, test } from 'vitest'

import { frameOf, openSmallSite } from './small-site.ts'

// The room that the element takes, and when it fills it.

const { origin, person, siteWith, snippet, tableWith, visitorOf } = openSmallSite()

declare global {
  interface Window {
    shifts: number[]
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
    // Whoever is observed is events once where it stands.
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
