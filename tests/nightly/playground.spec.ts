import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { root } from '../../tools/cli/local/build.ts'
import { openPlayground } from '../../tools/games/playground-server.ts'
import { complaintsOf, openBrowser } from '../support/browser/browser.ts'

// The playground of a single-file game, as an author uses it: play, save the file, go on in the
// same position.

let folder: string
let file: string
let source: string
let playground: Awaited<ReturnType<typeof openPlayground>>
let browser: Browser
let page: Page
let complaints: readonly string[]

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'shared/testing/.playground-'))
  file = join(folder, 'go-fish.ts')
  const example = await readFile(join(root, 'examples/go-fish.ts'), 'utf8')
  source = example.replaceAll("'../shared/", "'../../")
  await writeFile(file, source)
  playground = await openPlayground(file, 0)
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  complaints = complaintsOf(page)
  await page.goto(playground.url)
}, 120_000)
afterAll(async () => {
  await browser.close()
  await playground.close()
  await rm(folder, { recursive: true })
})

const save = (from: string, to: string): Promise<void> => {
  expect(source).toContain(from)
  return writeFile(file, source.replace(from, to))
}
const textOf = (selector: string): Promise<string> => page.locator(selector).innerText()
const large = () => page.frameLocator('.frame[data-large=true] iframe')
const hands = (): Promise<string[]> =>
  page.locator('.state-tree li[data-depth="1"] .state-value').allInnerTexts()

const cardsOfFirst = async (): Promise<number> => (await hands())[0]?.match(/\S+/g)?.length ?? 0

test('every seat has a board, and so do a spectator and the open view', async () => {
  await expect.poll(() => page.locator('.frame').count()).toBe(6)
  for (const frame of await page.locator('.frame iframe').all())
    await frame.contentFrame().locator('.table-top .board').waitFor()
  const open = page.frameLocator('.frame:has-text("All open") iframe')
  await expect.poll(() => open.locator('.open-cards li').count()).toBe(20)
  const watching = page.frameLocator('.frame:has-text("Spectator") iframe')
  expect(await watching.locator('.open-cards li').count()).toBe(0)
})

test('the seat to move, the state and the controls are side by side on the screen', async () => {
  const boxes = await page
    .locator('.frame[data-large=true], .playground-side, .playground-foot')
    .evaluateAll((all) => all.map((one): DOMRect => one.getBoundingClientRect().toJSON()))
  const [seat, side, foot] = boxes as [DOMRect, DOMRect, DOMRect]
  expect(seat.right).toBeLessThanOrEqual(side.left)
  expect(seat.bottom).toBeLessThanOrEqual(foot.top)
  expect([side.right, foot.bottom].map(Math.round)).toEqual([1_440 - 18, 900])
})

test('a move is made on the board of the seat to move', async () => {
  await large().locator('.choice').first().click()
  await large().locator('.choice[data-forbidden=false]:not([data-wide=true])').first().click()
  await large().locator('[data-verb=play]').click()
  await expect.poll(() => textOf('.move-controls-count')).toMatch(/^1\s+of 1$/)
  expect(await textOf('.move-log')).toMatch(/Ask \S+ for \w+/)
})

test('a saved file changes the rules and keeps the position', async () => {
  const before = await hands()
  await save("ask: 'Ask {player} for {rank}'", "ask: 'Fish {player} for {rank}'")
  await expect.poll(() => textOf('.move-log')).toMatch(/Fish \S+ for \w+/)
  expect(await textOf('.move-controls-count')).toMatch(/^1\s+of 1$/)
  expect(await hands()).toEqual(before)
})

test('a mistake names the card and the line, and the game goes on after its correction', async () => {
  await save('g.hand[g.seat].push(...drawn)', 'g.hand[g.seat].push(...drawn.slice(1))')
  await expect.poll(() => textOf('.playground-file')).toContain('saved, dealt again')
  // The first move may not draw a card, so make further moves until one of them does.
  for (let key = 0; key < 30 && !(await page.locator('.error-sheet').isVisible()); key++)
    await page.keyboard.press('b')
  expect(await textOf('.error-sheet h2')).toMatch(/^The\s+\S+\s+is nowhere$/)
  expect(await textOf('.error-sheet pre [data-bad=true]')).toContain('does(g, { player, rank })')
  await writeFile(file, source)
  await expect.poll(() => page.locator('.error-sheet').count()).toBe(0)
  expect(await textOf('.playground-file')).toContain('saved, dealt again')
})

test('a move that never ends is named with the line of its loop, and the page still works', async () => {
  await save('does(g, { player, rank }) {', 'does(g, { player, rank }) { for (;;) g.seat')
  await expect.poll(() => page.locator('.error-sheet h2').count()).toBe(1)
  expect(await textOf('.error-sheet h2')).toBe('This loop does not end')
  expect(await textOf('.error-head p')).toContain('It was move 1, ask.')
  expect(await textOf('.error-sheet pre [data-bad=true]')).toContain('for (;;) g.seat')
  await writeFile(file, source)
  await expect.poll(() => page.locator('.error-sheet').count()).toBe(0)
})

test('a condition that never ends is named, too', async () => {
  await save(
    '({ hand }, { rank }) => !hand.some((card) => rankOf(card) === rank)',
    '() => { for (;;) rankOf(null) }',
  )
  await expect.poll(() => page.locator('.error-sheet h2').count()).toBe(1)
  await writeFile(file, source)
  await expect.poll(() => page.locator('.error-sheet').count()).toBe(0)
})

test('a file that does not parse leaves the last good version on the table', async () => {
  await save('zones: {', 'zones: {{')
  await expect.poll(() => textOf('.playground-file')).toContain('has a mistake')
  expect(await textOf('.error-sheet pre [data-bad=true]')).toContain('zones: {{')
  expect(await large().locator('.board').count()).toBe(1)
  await writeFile(file, source)
  await expect.poll(() => page.locator('.error-sheet').count()).toBe(0)
})

test('back, the slider and a seed move through the game', async () => {
  await page.keyboard.press('ArrowLeft')
  const [at = 0, all = 0] = (await textOf('.move-controls-count')).match(/\d+/g)?.map(Number) ?? []
  expect(at).toBe(all - 1)
  await page.locator('.playground-field input').first().fill('BCD-01')
  await page.locator('.playground-field input').first().press('Enter')
  await expect.poll(() => textOf('.move-controls-count')).toMatch(/^0\s+of 0$/)
  const first = await hands()
  await page.reload()
  await expect.poll(hands).toEqual(first)
})

test('deal until finds a position, and bots play a thousand games', async () => {
  await page.locator('#until').fill('hand[0].length > 6')
  await page.locator('#until').press('Enter')
  await expect.poll(cardsOfFirst).toBeGreaterThan(6)
  await page.locator('.many-games .button').click()
  await expect
    .poll(() => textOf('.many-games h2'), { timeout: 100_000 })
    .toContain('1,000 games in')
  await expect.poll(() => textOf('.many-games .button'), { timeout: 100_000 }).toContain('Again')
  expect(await textOf('.many-games')).toContain('Every game ended.')
  expect(complaints).toEqual([])
})
