import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { oneFileGames } from '../../web/build/chunks.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { connect, openTable, sit } from '../support/seat-client.ts'

// Tests the order in which files load on a slow phone, but not the times.

const testbed = openTestbed({ serviceWorker: true })

/**
 * Starts a game with as few players as possible. The browser has the first seat and an empty cache.
 */
async function atTable(game: string, locale = 'en-GB'): Promise<{ page: Page; address: string }> {
  const origin = testbed.origin()
  const code = await openTable(origin, game, {})
  const { token } = await sit(origin, code, 'Ada')
  for (let others = fewestPlayers(game) - 1; others > 0; others -= 1)
    await connect(origin, code, (await sit(origin, code, `Bo ${others}`)).token)
  const ada = await connect(origin, code, token)
  await ada.send({ type: 'start', id: 'start' })
  ada.close()
  const page = await testbed.person('phone', locale)
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    `tischlein.seat.${code}`,
    JSON.stringify(token),
  ] as const)
  return { page, address: `${origin}/${code}` }
}

const fewestPlayers = (game: string): number =>
  games.find(({ about }) => about.id === game)?.about.seats.min ?? 2

const hand = (page: Page) => page.locator('[role="listbox"] [role="option"]').first()

/** Blocks requests for files of this name until the returned function is called. */
async function holdBack(page: Page, name: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(name, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const firstScript = /\/assets\/index-[^/]+\.js$/
const mainScript = /\/assets\/main-[^/]+\.js$/

const anyScript = /\/assets\/[^/]+\.js$/

test('the table is requested once, and answers while scripts are still loading', async () => {
  const { page, address } = await atTable('the-game')
  const letGo = await holdBack(page, anyScript)
  const called = page.waitForEvent('websocket')
  // Listen before the page loads, because a later listener may miss the answer.
  const answered = called.then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(address, { waitUntil: 'commit' })
  expect(new URL((await called).url()).pathname).toMatch(/\/seat$/)
  const { payload } = await answered
  expect(JSON.parse(String(payload))).toMatchObject({ type: 'snapshot' })
  const others: string[] = []
  page.on('websocket', (other) => others.push(other.url()))
  letGo()
  await hand(page).waitFor()
  expect(others).toEqual([])
})

test('if the inline script is blocked, the table is still requested once and shown', async () => {
  const { page, address } = await atTable('the-game')
  const complaints = complaintsOf(page)
  await page.addInitScript(allowFilesOnly)
  const called: string[] = []
  page.on('websocket', (socket) => called.push(socket.url()))
  await page.goto(address)
  await hand(page).waitFor()
  expect(called).toHaveLength(1)
  expect(complaints).toEqual([expect.stringContaining('Content Security Policy')])
})

/**
 * Runs in the page: adds a stricter content security policy as soon as the document has a root
 * element.
 */
function allowFilesOnly(): void {
  new MutationObserver((_, observer) => {
    if (!document.head) return
    observer.disconnect()
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = `script-src 'self'`
    document.head.prepend(policy)
  }).observe(document, { childList: true, subtree: true })
}

test.each([
  ['en-GB', 'en'],
  ['de-AT', 'de'],
  ['fr-CH', 'fr'],
])(
  'the page of a table requests the files that every table needs together with its document, in %s with the words of %s',
  async (locale, language) => {
    const { page, address } = await atTable('switch', locale)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const letGo = await holdBack(page, firstScript)
    // The patterns contain the hash, since other files begin with the same word.
    const needed = [mainScript, /\/table-[\w-]{7}\.js$/, /\/table-[\w-]{7}\.css$/]
    const words = new RegExp(`/assets/${language}-[^/]+\\.js$`)
    await page.goto(address, { waitUntil: 'commit' })
    for (const file of [...needed, words])
      await expect.poll(() => asked.filter((path) => file.test(path))).toHaveLength(1)
    letGo()
    await hand(page).waitFor()
    // No file is requested twice.
    for (const file of [...needed, words])
      expect(asked.filter((path) => file.test(path))).toHaveLength(1)
  },
)

const boardFiles = [
  /\/switch-[\w-]{7}\.js$/,
  /\/switch-[\w-]{7}\.css$/,
  /\/switch-en-[\w-]{7}\.js$/,
]

/** Returns a function that counts the requests for each file of the game's board. */
function boardAsked(page: Page): () => readonly number[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return () => boardFiles.map((file) => asked.filter((path) => file.test(path)).length)
}

describe('a page that knows the game requests its board before any script runs', () => {
  const once = boardFiles.map(() => 1)

  test('from the link, while the document loads', async () => {
    const { page, address } = await atTable('switch')
    const asked = boardAsked(page)
    const letGo = await holdBack(page, firstScript)
    await page.goto(`${address}?game=switch`, { waitUntil: 'commit' })
    await expect.poll(asked).toEqual(once)
    letGo()
    await hand(page).waitFor()
    expect(asked()).toEqual(once)
    await expect.poll(() => page.url()).toBe(address)
  })

  test('from the table that this browser has stored, before the service answers', async () => {
    const { page, address } = await atTable('switch')
    await page.goto(address)
    await hand(page).waitFor()
    await page.goto('about:blank')
    const asked = boardAsked(page)
    const letGo = await holdBack(page, firstScript)
    await page.routeWebSocket(/\/seat/, () => {})
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(asked).toEqual(once)
    letGo()
  })

  test('from the first answer of the table, while the first script is still loading', async () => {
    const { page, address } = await atTable('switch')
    const asked = boardAsked(page)
    const letGo = await holdBack(page, firstScript)
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(asked).toEqual(once)
    letGo()
    await hand(page).waitFor()
    expect(asked()).toEqual(once)
  })

  test('a link with the wrong game leads to the table all the same', async () => {
    const { page, address } = await atTable('switch')
    const asked = boardAsked(page)
    await page.goto(`${address}?game=nix`)
    await hand(page).waitFor()
    expect(asked()).toEqual(once)
  })
})

test('a page whose file is missing reloads once if the service answers, and stays if it does not', async () => {
  const { page, address } = await atTable('switch')
  await page.route(/\/assets\/RoomDrawers-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setBypassServiceWorker', { bypass: true })
  await page.route('**/healthz', (route) => route.abort())
  let loads = 0
  page.on('load', () => (loads += 1))
  const asked = page.waitForEvent(
    'requestfailed',
    (one) => new URL(one.url()).pathname === '/healthz',
  )
  await page.goto(address)
  await asked
  await hand(page).waitFor()
  expect(loads).toBe(1)
  await page.unroute('**/healthz')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Menu' }).click()
  await reloaded
  await hand(page).waitFor()
  expect(loads).toBe(2)
  // The reload has not helped, so the page does not even ask whether the service answers.
  const checks: string[] = []
  page.on('request', (one) => checks.push(new URL(one.url()).pathname))
  const failed = page.evaluate(
    () => new Promise((done) => addEventListener('vite:preloadError', () => setTimeout(done))),
  )
  await page.getByRole('button', { name: 'Menu' }).click()
  await failed
  expect(checks).not.toContain('/healthz')
  expect(loads).toBe(2)
})

test.each([
  ['the main code', /\/main-[\w-]+\.js$/],
  ['the texts', /\/en-[\w-]+\.js$/],
  ['the code of the page', /\/Landing-[\w-]+\.js$/],
])(
  'a page that cannot load %s shows a message, and loads once the network is back',
  async (_, file) => {
    const page = await testbed.person('phone')
    await page.clock.install()
    await page.route(file, (route) => route.abort())
    await page.route('**/healthz', (route) => route.abort())
    await page.goto(testbed.origin())
    await tryAgain(page).waitFor()
    await page.unrouteAll()
    await page.clock.fastForward(4_000)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await tryAgain(page).count()).toBe(0)
    // The next page is empty while it loads, which is no failure.
    const letGo = await holdBack(page, /\/PublicTables-[\w-]+\.js$/)
    await page.getByRole('main').getByRole('link', { name: 'Public tables' }).click()
    await page.waitForURL('**/tables')
    await expect.poll(() => page.locator('[data-app]:empty').count()).toBe(1)
    expect(await tryAgain(page).count()).toBe(0)
    letGo()
  },
)

test('“Try again” on a page that cannot load reloads it with its hash', async () => {
  const page = await testbed.person('phone')
  await page.route(/\/main-[\w-]+\.js$/, (route) => route.abort())
  await page.route('**/healthz', (route) => route.abort())
  await page.goto(`${testbed.origin()}/#seat=4`)
  await tryAgain(page).waitFor()
  const reloaded = page.waitForEvent('load')
  await tryAgain(page).click()
  await reloaded
  expect(new URL(page.url()).hash).toBe('#seat=4')
})

const tryAgain = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' })

test.each(games.map(({ about }) => about.id))(
  'a hand of %s needs only the files that its page preloads',
  async (game) => {
    const { page, address } = await atTable(game)
    const known = `${address}?game=${game}`
    const files = await preloaded(known)
    // Single-file games also load the pictures of the court cards, with their styles.
    expect(files.length).toBeLessThanOrEqual(oneFileGames.includes(game) ? 17 : 15)
    const others = (url: URL) =>
      /\/assets\/.+\.(js|css)$/.test(url.pathname) && !files.includes(url.pathname)
    await page.route(others, () => {})
    await page.goto(known)
    await hand(page).waitFor()
  },
)

/** Returns the paths of the scripts and styles that a page links in its document and its headers. */
async function preloaded(address: string): Promise<readonly string[]> {
  const answer = await fetch(address)
  const links = `${answer.headers.get('link')} ${await answer.text()}`
  const paths = links.matchAll(/(?:<|(?:src|href)=")(\/assets\/[\w.-]+\.(?:js|css))/g)
  return [...new Set(paths.map(([, path = '']) => path))]
}
