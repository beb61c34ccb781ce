import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { inTouchWords } from '../../web/words/in-touch.ts'
import { becomesTurnByHttp, playOutByHttp } from '../support/by-http.ts'
import { closeSheet } from '../support/close-sheet.ts'
import { openMenuPage } from '../support/open-menu.ts'
import { pageWords } from '../support/page-words.ts'
import { start as startTable } from '../support/people.ts'
import { deviceOf } from '../support/push/device.ts'
import { decryptDelivery } from '../support/push/party.ts'
import { openPushTestbed } from '../support/push/push-testbed.ts'
import { sit } from '../support/seat-client.ts'
import { cover, openSharedPhone } from '../support/shared-phone.ts'
import { countWakeLocks } from '../support/wake-locks.ts'

const words = pageWords.en
const patiently = { timeout: 45_000 }
const { testbed, path, playing, deliveries, delivery } = await openPushTestbed()

const offer = (page: Page) => page.getByRole('heading', { name: inTouchWords.en.offer })

/** Sets the visibility of the page, which a headless browser never changes. */
const look = (page: Page, at: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, at)

/** Returns a function that counts the commands of a type that the page sends from now on. */
function commandsOf(page: Page): (type: string) => number {
  const sent: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(`${payload}`)))
  return (type) => sent.filter((one) => one.includes(`"type":"${type}"`)).length
}

test('a player at a table with daily turns is not asked again after declining', async () => {
  const { page, turnPasses } = await playing('daily')
  await turnPasses()
  await page.getByRole('button', { name: inTouchWords.en.never }).click()
  await offer(page).waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByRole('option').first().waitFor()
  await turnPasses()
  await look(page, 'hidden')
  await look(page, 'visible')
  expect(await offer(page).count()).toBe(0)
}, 60_000)

describe('a player who has another tab in front during a game', () => {
  test('is asked on return, and is notified from then on, but only while the page is hidden', async () => {
    const { code, page, device, becomesTurnOf, turnPasses } = await playing('free')
    await turnPasses()
    expect(await offer(page).count()).toBe(0)
    await look(page, 'hidden')
    await look(page, 'visible')
    await offer(page).waitFor()
    await page.getByRole('button', { name: inTouchWords.en.yes }).click()
    await page.getByText(inTouchWords.en.agreed).waitFor()

    await turnPasses()
    await look(page, 'hidden')
    await becomesTurnOf(1)
    // There was no notification for the turn during which the page was visible.
    expect(await decryptDelivery(device.receiver, await delivery(0))).toEqual({
      table: code,
      event: 'turn-started',
    })
  }, 60_000)

  test('gets no notifications after switching them off in the menu', async () => {
    const { page, turnPasses } = await playing('daily')
    await turnPasses()
    await page.getByRole('button', { name: inTouchWords.en.yes }).click()
    await page.getByText(inTouchWords.en.agreed).waitFor()
    const said = commandsOf(page)
    await page.reload()
    await expect.poll(() => said('subscribe'), patiently).toBe(1)
    await openMenuPage(page, 'settings', words)
    const notices = page.getByLabel(words.menu.notices)
    expect(await notices.isChecked()).toBe(true)
    await notices.uncheck()
    await expect.poll(() => said('unsubscribe'), patiently).toBe(1)
  }, 60_000)
})

test('a shared phone is notified of the turn of each of its seats', async () => {
  const origin = testbed.origin()
  const page = await testbed.person('phone')
  const device = await deviceOf(page, `https://push.example.com${path()}`)
  await page.addInitScript(() => {
    localStorage.setItem('permission', 'granted')
    localStorage.setItem('tischlein.notifications', 'true')
  })
  const said = commandsOf(page)
  const code = await openSharedPhone(page, origin, { names: ['Anna', 'Ben'], game: 'Switch' })
  const { token } = await sit(origin, code, 'Clara')
  const kept = await page.evaluate((key) => localStorage.getItem(key), `tischlein.phone.${code}`)
  const tokens = [...(JSON.parse(kept ?? '') as { tokens: string[] }).tokens, token]
  await startTable(page)
  await cover(page).waitFor()
  await expect.poll(() => said('subscribe'), patiently).toBe(2)
  await becomesTurnByHttp(origin, code, tokens, 2)
  await look(page, 'hidden')
  for (const [seat, at] of [
    [0, 0],
    [1, 1],
  ] as const) {
    await becomesTurnByHttp(origin, code, tokens, seat)
    const message = await decryptDelivery(device.receiver, await delivery(at))
    expect(message).toEqual({ table: code, event: 'turn-started' })
  }
  expect(deliveries().map(({ headers }) => headers.ttl)).toEqual(['86400', '86400'])
}, 150_000)

test('without the operator’s keys no player is asked', async () => {
  const { page, turnPasses } = await playing('daily')
  await page.route('**/api/push', (route) =>
    route.fulfill({ json: { applicationServerKey: null } }),
  )
  const asked = page.waitForResponse('**/api/push')
  await turnPasses()
  await asked
  expect(await offer(page).count()).toBe(0)
}, 60_000)

test('the screen stays awake only while the player is at the table', async () => {
  const { origin, code, tokens, page } = await playing('free')
  const held = await countWakeLocks(page, origin)
  await page.reload()
  await expect.poll(held, patiently).toBe(1)
  await openMenuPage(page, 'settings', words)
  const awake = page.getByLabel(inTouchWords.en.awake)
  await awake.uncheck()
  await expect.poll(held, patiently).toBe(0)
  await awake.check()
  await expect.poll(held, patiently).toBe(1)
  await closeSheet(page, () => page.getByRole('button', { name: words.close }).click())
  await playOutByHttp(origin, code, tokens)
  await expect.poll(held, patiently).toBe(0)
}, 60_000)
