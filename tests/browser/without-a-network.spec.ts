import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'

import { dist } from '../../tools/cli/local/build.ts'
import { dayOf } from '../../shared/deal/day.ts'
import { dayWords } from '../../web/words/day.ts'
import { finishWords } from '../../web/words/end.ts'
import { localWords } from '../../web/words/local.ts'
import { words as pageTexts } from '../../web/words/en/index.ts'
import { handOf, cardsOf, playTurn } from '../support/boards/the-game.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { closeSheet } from '../support/close-sheet.ts'
import { faults } from '../support/faults.ts'
import { storeAsNewerVersion } from '../support/local-tables.ts'
import { pageWords } from '../support/page-words.ts'
import { addBot, isMyTurn, openTable, start } from '../support/people.ts'
import { endOf, playToTheEnd, rematch } from '../support/whole-game.ts'

const testbed = openTestbed({ serviceWorker: true })
const patiently = { timeout: 30_000 }

const cached = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

/** Returns how many moves were made at the local table of a game, as the page has stored it. */
const movesAt = (page: Page, game: string): Promise<number> =>
  page.evaluate((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as {
      position: { turn: number } | null
    } | null
    return stored?.position?.turn ?? 0
  }, `tischlein.table.bots/${game}`)

/** Plays The Game until all players together have made this many moves. */
async function playUntil(page: Page, moves: number): Promise<void> {
  while ((await movesAt(page, 'the-game')) < moves) {
    await expect.poll(() => isMyTurn(page), patiently).toBe(true)
    await playTurn(page, () => isMyTurn(page))
  }
}

test('a game goes on while the network is gone, from the third to the tenth move', async () => {
  const ada = await testbed.person('phone')
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await addBot(ada)
  await start(ada)
  await handOf(ada).first().waitFor()
  await cached(ada)
  await ada.goto(`${testbed.origin()}/bots/the-game`)
  await ada.getByText(localWords.en.ribbon).waitFor()
  await playUntil(ada, 3)

  await ada.context().setOffline(true)
  await ada.getByText(localWords.en.ribbonOffline).waitFor()
  await playUntil(ada, 5)
  await expect.poll(() => isMyTurn(ada), patiently).toBe(true)
  const [cards, moves] = [await cardsOf(ada), await movesAt(ada, 'the-game')]
  await ada.reload()
  await expect.poll(() => isMyTurn(ada), patiently).toBe(true)
  expect([await cardsOf(ada), await movesAt(ada, 'the-game')]).toEqual([cards, moves])
  await playUntil(ada, 10)

  await ada.context().setOffline(false)
  const slip = ada.getByRole('status', { name: localWords.en.back })
  await slip.waitFor()
  await slip.getByRole('button', { name: localWords.en.thisGameFirst }).click()
  await slip.waitFor({ state: 'detached' })
  await ada.context().setOffline(true)
  await ada.getByText(localWords.en.ribbonOffline).waitFor()
  await ada.reload()
  await ada.getByText(localWords.en.ribbonOffline).waitFor()
  await ada.context().setOffline(false)
  await slip.getByRole('link', { name: localWords.en.toTable }).click()
  await handOf(ada).first().waitFor()
  expect(new URL(ada.url()).pathname).toBe(`/${code}`)
})

test('a game without a network is played to its end, which survives a reload, and the next one is dealt', async () => {
  const ada = await testbed.person('phone')
  await ada.goto(`${testbed.origin()}/bots/the-game`)
  await handOf(ada).first().waitFor()
  await cached(ada)
  await ada.context().setOffline(true)
  await ada.reload()
  await ada.getByText(localWords.en.ribbonOffline).waitFor()
  // Large differences between the cards end the game soon.
  await playToTheEnd([ada], (page) => playTurn(page, () => isMyTurn(page), 100))
  const result = await endOf(ada).getByRole('heading').textContent()

  await ada.reload()
  await endOf(ada).waitFor()
  expect(await endOf(ada).getByRole('heading').textContent()).toBe(result)
  expect(await faults(ada)).toEqual([])
  await ada.getByRole('button', { name: pageTexts.over.replay, exact: true }).click()
  await ada.getByRole('slider', { name: pageTexts.replay.step }).waitFor()
  await ada.getByRole('button', { name: pageTexts.replay.close, exact: true }).click()
  // The game stays on this device, so a link to it would lead nowhere.
  await ada.getByRole('button', { name: finishWords.en.share.more, exact: true }).click()
  const drawer = ada.getByRole('dialog', { name: finishWords.en.share.more })
  await drawer.locator('.share-picture-preview img').waitFor()
  await drawer.getByRole('button', { name: finishWords.en.share.save }).waitFor()
  expect(await drawer.getByRole('button', { name: finishWords.en.copyReplay }).count()).toBe(0)
  await closeSheet(ada)

  await rematch([ada])
  await handOf(ada).first().waitFor()
  const dealt = await cardsOf(ada)
  await ada.reload()
  await handOf(ada).first().waitFor()
  expect(await cardsOf(ada)).toEqual(dealt)
}, 120_000)

test('the start page without a network deals a game against bots', async () => {
  const ada = await testbed.person('phone')
  await ada.goto(testbed.origin())
  await cached(ada)
  await ada.context().setOffline(true)
  await ada.goto(testbed.origin())
  await ada.getByText(localWords.en.playHere).waitFor()
  await ada.getByRole('radio', { name: /^Nix/ }).check({ force: true })
  await ada.getByRole('button', { name: /^Play Nix/ }).click()
  await ada.locator('.hand').waitFor()
  expect(new URL(ada.url()).pathname).toBe('/bots/nix')
  await ada.goto(testbed.origin())
  await ada.getByRole('navigation', { name: pageTexts.landing.myTables }).getByText('Nix').click()
  await ada.locator('.hand').waitFor()
})

test('the start page without a network shows the result of today, or that the cards wait', async () => {
  const ada = await testbed.person('phone')
  await ada.goto(testbed.origin())
  await cached(ada)
  await ada.context().setOffline(true)
  await ada.goto(testbed.origin())
  const ticket = ada.locator('.day-ticket')
  await ticket.getByText(localWords.en.waits).waitFor()
  expect(await ticket.getByRole('link').count()).toBe(0)
  expect(await faults(ada)).toEqual([])
  await ada.evaluate((day) => {
    localStorage.setItem(`tischlein.day.${day}`, '{"the-game-1":{"code":"KTRMVX","result":6}}')
  }, dayOf(Date.now()))
  await ada.reload()
  await ada.getByRole('link', { name: dayWords.en.today(dayWords.en.left(6)) }).click()
  await ada.getByText(dayWords.en.unavailable).waitFor()
  await ada.getByRole('heading', { name: dayWords.en.streak(1) }).waitFor()
})

test('a lost connection offers a game against bots, and a second tab takes it over', async () => {
  const ada = await testbed.person('phone')
  await openTable(ada, testbed.origin(), { name: 'Ada', game: 'Switch' })
  await addBot(ada)
  await start(ada)
  await ada.locator('.hand').waitFor()
  await cached(ada)
  await ada.context().setOffline(true)
  await ada.reload()
  await ada.getByRole('link', { name: localWords.en.meanwhile }).click()
  await ada.getByText(localWords.en.ribbonOffline).waitFor()
  await ada.locator('.hand').waitFor()
  const other = await ada.context().newPage()
  await other.goto(`${testbed.origin()}/bots/switch`)
  await other.locator('.hand').waitFor()
  await ada.locator('.not-found button').click()
  await ada.locator('.hand').waitFor()
  await other.locator('.not-found button').waitFor()
  expect(await ada.getByText(localWords.en.ribbonOffline).isVisible()).toBe(true)
})

test('a game against bots that a newer version has stored can be replaced by a new game', async () => {
  const ada = await testbed.person('phone')
  await ada.goto(`${testbed.origin()}/bots/nix`)
  await ada.locator('.hand').waitFor()
  await ada.goto(testbed.origin())
  await storeAsNewerVersion(ada)
  await ada.goto(`${testbed.origin()}/bots/nix`)
  const { newerVersion, newGame } = pageWords.en.ended
  await ada.getByRole('heading', { name: newerVersion.title }).waitFor()
  expect(await faults(ada)).toEqual([])
  const reloaded = ada.waitForEvent('load')
  await ada.getByRole('button', { name: newerVersion.again }).click()
  await reloaded
  await ada.getByRole('heading', { name: newerVersion.title }).waitFor()
  await ada.getByRole('button', { name: newGame }).click()
  await ada.locator('.hand').waitFor()
})

// Tests of updates of the page, with two builds.

let server: Server | undefined
afterEach(() => void server?.close())

/** The path of a script that only the newer build has. */
const newFile = '/assets/index-newer00.js'

/**
 * Serves the built page. If `isNewer` is true, serves a newer build, whose first script is
 * `newFile`. The server refuses requests for that script until `isComplete` is true. While `isDown`
 * is true, answers like a proxy without a service behind it.
 */
async function serveTwoBuilds() {
  const state = { isNewer: false, isComplete: false, isDown: false }
  const index = await readFile(join(dist, 'index.html'), 'utf8')
  const worker = await readFile(join(dist, 'service-worker.js'), 'utf8')
  const [oldFile = ''] = /\/assets\/index-[\w-]+\.js/.exec(index) ?? []
  const ofBuild = (text: string): string =>
    state.isNewer ? text.replaceAll(oldFile, newFile) : text
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
    if (state.isDown) return response.writeHead(502).end('<h1>Bad Gateway</h1>')
    if (pathname === '/service-worker.js') return send('text/javascript', ofBuild(worker))
    if (pathname === newFile && !state.isComplete) return response.writeHead(503).end()
    if (!pathname.startsWith('/assets/')) return send('text/html', ofBuild(index))
    const file = pathname === newFile ? oldFile : pathname
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
    readFile(join(dist, file)).then(
      (body) => send(type, body),
      () => response.writeHead(404).end(),
    )
    return undefined
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, oldFile, state }
}

test('an update shows one build: the old one until all files of the new one are here', async () => {
  const { origin, oldFile, state } = await serveTwoBuilds()
  const page = await testbed.person('phone')
  const buildShown = async (): Promise<string> => {
    await page.locator('.landing').waitFor()
    return page.evaluate(() =>
      [...document.scripts].map(({ src }) => new URL(src, location.href).pathname).join(),
    )
  }
  await page.goto(origin)
  await cached(page)
  await page.reload()
  expect(await buildShown()).toContain(oldFile)

  // The new build is deployed, but one of its files cannot be loaded yet.
  state.isNewer = true
  await page.reload()
  expect(await buildShown()).toContain(oldFile)
  await page.context().setOffline(true)
  await page.reload()
  expect(await buildShown()).toContain(oldFile)

  await page.context().setOffline(false)
  state.isComplete = true
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const { installing } = registration
    if (installing?.state === 'installing')
      await new Promise((resolve) => installing.addEventListener('statechange', resolve))
  })
  await page.context().setOffline(true)
  await page.reload()
  expect(await buildShown()).toContain(newFile)
  expect(await buildShown()).not.toContain(oldFile)
})

test('each new build has an hour to load, whenever an earlier one was deployed', async () => {
  const { origin, oldFile, state } = await serveTwoBuilds()
  const page = await testbed.person('phone')
  await page.goto(origin)
  await cached(page)
  await page.reload()
  state.isNewer = true
  await page.reload()
  await page.locator('.landing').waitFor()
  // An hour passes, and then another build is deployed.
  await page.evaluate(async (file) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (!request.url.includes('newer-build-since')) continue
        await cache.delete(request)
        await cache.put(request.url.replace(file, '/assets/index-between.js'), new Response('0'))
      }
    }
  }, newFile)
  await page.reload()
  await page.locator('.landing').waitFor()
  expect(await page.locator(`script[src="${oldFile}"]`).count()).toBe(1)
})

test('the error page of a proxy is not shown in place of the cached page', async () => {
  const { origin, state } = await serveTwoBuilds()
  const page = await testbed.person('phone')
  await page.goto(origin)
  await cached(page)
  state.isDown = true
  await page.reload()
  await page.locator('.landing').waitFor()
  expect(await page.getByText('Bad Gateway').count()).toBe(0)
})

test('a device without room for a newer build shows its page from the network', async () => {
  const { origin, state } = await serveTwoBuilds()
  const page = await testbed.person('phone')
  await page.goto(origin)
  await cached(page)
  Object.assign(state, { isNewer: true, isComplete: true })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await page.reload()
  await page.locator('.landing').waitFor()
  expect(await page.locator(`script[src="${newFile}"]`).count()).toBe(1)
})
