import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { pick, randomNumbered } from '../../shared/deal/random.ts'
import { gameOf } from '../../shared/define-game/game.ts'
import type { AnyDefinition, Move } from '../../shared/define-game/layout.ts'
import type { State } from '../../shared/define-game/state.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import type { Language } from '../../shared/language.ts'
import { root } from '../../tools/cli/local/build.ts'
import { openPlayground } from '../../tools/games/playground-server.ts'
import type { FrameHost, FrameUpdate } from '../../web/playground/frame-host.ts'
import { boxFaults } from '../gallery/boxes/measure.ts'
import { resize } from '../gallery/go-to-screen.ts'
import { sizes, type Size } from '../gallery/sizes.ts'
import { complaintsOf, openBrowser } from '../support/browser/browser.ts'

// Tests the board of a single-file game in the frame of the playground: its layout at every width,
// and its keys. tests/gallery measures the classics. Go Fish has moves with two choices, which no
// classic has, and games/everything.ts uses all parts of the board.

const names = ['Öznur', 'Wilhelmine', 'Füchsin', 'Maximilian', 'Bo', 'Anna-Lena']
const widths: readonly Size[] = ['low', 'small', 'phone', 'flat', 'tablet', 'laptop', 'wide', 'big']

let folder: string
let browser: Browser
let page: Page
let complaints: readonly string[]
const close: (() => Promise<void>)[] = []
const urls: Record<string, string> = {}
const games: Record<string, AnyDefinition> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'shared/testing/.boards-'))
  const goFish = await readFile(join(root, 'examples/go-fish.ts'), 'utf8')
  const everything = await readFile(join(import.meta.dirname, 'games/everything.ts'), 'utf8')
  const files = {
    'go-fish': goFish.replaceAll("'../shared/", "'../../"),
    everything: everything.replaceAll("'../../../shared/", "'../../"),
  }
  for (const [id, source] of Object.entries(files)) {
    const file = join(folder, `${id}.ts`)
    await writeFile(file, source)
    games[id] = (await import(pathToFileURL(file).href)).default as AnyDefinition
    const playground = await openPlayground(file, 0)
    close.push(playground.close)
    urls[id] = playground.url.replace('index.html', 'frame.html?viewer=0')
  }
  browser = await openBrowser()
  page = await browser.newPage({ reducedMotion: 'reduce' })
  complaints = complaintsOf(page)
  await page.addInitScript(hostFrame)
}, 120_000)
afterAll(async () => {
  await browser.close()
  for (const end of close) await end()
  await rm(folder, { recursive: true })
})

declare global {
  interface Window {
    showView?: (update: FrameUpdate) => void
    made?: Move[]
  }
}

/**
 * Runs in the page: replaces the functions of the playground page, which is the parent of this page
 * in real use.
 */
function hostFrame(): void {
  const host: FrameHost = {
    subscribe(_, update) {
      window.showView = update
      return () => {}
    },
    play: (_, move) => void window.made?.push(move),
  }
  window.made = []
  window.playground = host
}

/**
 * Opens a table of a game. The page shows the view of seat 0; the test makes the moves of all other
 * seats.
 */
async function openTable(id: string, seats: number, language: Language) {
  const definition = games[id] as AnyDefinition
  const game = gameOf(definition)
  const options = defaultsOf(definition.options ?? {}) as object
  let state: State = game.setup(seats, options, randomNumbered(seats), null)
  let random = randomNumbered(7)
  const show = (): Promise<void> =>
    page.evaluate((update) => window.showView?.(update), {
      version: 1,
      view: game.view(state, 0),
      options,
      names: names.slice(0, seats),
      seat: 0,
      isLarge: true,
      language,
      theme: 'light' as const,
    })
  const play = (seat: number, move: Move): void => {
    state = game.apply(state, seat as 0, move, options)
  }
  await page.setViewportSize(sizes.low)
  await page.goto(urls[id] ?? '')
  await page.waitForFunction(() => window.showView !== undefined)
  return {
    state: () => state,
    play,
    show,
    /** Makes random moves, at least `least`, until it is the turn of seat 0 or the game is over. */
    async others(least = 0) {
      for (
        let made = 0;
        state.points === null && (made < least || !state.turn.includes(0));
        made++
      ) {
        const seat = state.turn[0] ?? 0
        const moves = game.moves(game.view(state, seat), options)
        const [at, after] = pick(random, moves.length)
        random = after
        play(seat, moves[at] as Move)
      }
      await show()
      await page.locator('.board').waitFor()
      await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)))
    },
  }
}

/** Returns the faults of the layout at each width. */
async function faultsAtEachWidth(): Promise<Record<string, readonly string[]>> {
  const faults: Record<string, readonly string[]> = {}
  for (const size of widths) {
    await resize(page, size)
    const found = await boxFaults(page, size)
    if (found.length > 0) faults[size] = found
  }
  return faults
}

describe.each([2, 4, 6])('a table of %i', (seats) => {
  test.each(['en', 'de'] as const)(
    'Go Fish in %s: nothing is cut off or covered, before and after the first choice',
    async (language) => {
      const table = await openTable('go-fish', seats, language)
      await table.others(12)
      expect(await faultsAtEachWidth()).toEqual({})
      await page.locator('.choice').first().click()
      expect(await faultsAtEachWidth()).toEqual({})
    },
  )

  test('all parts of the board at once: none of them covers another', async () => {
    const table = await openTable('everything', seats, 'de')
    expect(table.state().turn).toEqual([0])
    await table.others()
    // The market has eight cards, too many for the row of a usual board, so the board uses its
    // crowded layout.
    expect(await page.locator("[data-crowded='true'] .card-row > li").count()).toBe(8)
    for (const move of [{ do: 'bid', bid: 2 }, { do: 'name', suit: '♠' }, null]) {
      expect(await faultsAtEachWidth()).toEqual({})
      if (move) table.play(0, move)
      await table.others()
    }
  })
})

test('a whole game of Go Fish is played by keys', async () => {
  const table = await openTable('go-fish', 3, 'en')
  for (let turns = 0; table.state().points === null; turns++) {
    if (turns > 200) throw new Error('the game does not end')
    await table.others()
    if (table.state().points !== null) break
    await page.evaluate(() => void (window.made = []))
    for (let key = 1; key < 30 && (await page.evaluate(() => window.made?.length)) === 0; key++) {
      // A digit chooses the player, and then the rank. The ranks without a digit are reached with
      // Tab.
      await page.keyboard.press('1')
      for (const rank of '23456789') await page.keyboard.press(rank)
      await page.keyboard.press(key % 2 === 0 ? 'Tab' : 'Enter')
      if (key % 2 === 0) await page.keyboard.press('Enter')
    }
    const [move] = await page.evaluate(() => window.made ?? [])
    if (!move) throw new Error('no key made a move')
    table.play(0, move)
  }
  expect(complaints).toEqual([])
})
