import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { openTestbed } from '../support/browser/testbed.ts'
import { finishedTable } from '../support/finished-table.ts'
import { openMenuPage } from '../support/open-menu.ts'
import { openOnLanding, start } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

// The browser's Back button closes a dialog over the table first. Only the next press leaves the
// table.

const { log, menu, over, replay, rules, chat } = pageWords.en
const testbed = openTestbed()

const tap = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()
/**
 * Taps a tile of the menu. Its accessible name also contains a second line, so the match is not
 * exact.
 */
const tapTile = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click()
const isOpen = (page: Page, name: string) =>
  page.getByRole('dialog', { name, exact: true }).waitFor()
const isClosed = (page: Page) => page.locator('dialog[open]').waitFor({ state: 'detached' })
const pathOf = (page: Page) => new URL(page.url()).pathname
/** Waits until the current history entry stores that `depth` layers, such as dialogs, are open. */
async function isAtDepth(page: Page, depth: number): Promise<void> {
  const stored = () => page.evaluate(() => (history.state as { depth?: number } | null)?.depth ?? 0)
  await expect.poll(stored).toBe(depth)
}

async function isHome(page: Page): Promise<void> {
  await page.locator('.landing').waitFor()
  expect(pathOf(page)).toBe('/')
}

/** Opens a table on the landing page and deals. */
async function playing(): Promise<{ ada: Page; code: string }> {
  const ada = await testbed.person('phone')
  const code = await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  await start(ada)
  await ada.locator('.hand').waitFor()
  return { ada, code }
}

test('Back closes a sheet, and the next Back leaves the table', async () => {
  const { ada, code } = await playing()
  for (const [button, title] of [
    [menu.title, menu.title],
    [chat.open(0), chat.title],
  ] as const) {
    await tap(ada, button)
    await isOpen(ada, title)
    await isAtDepth(ada, 1)
    await ada.goBack()
    await isClosed(ada)
    expect(pathOf(ada)).toBe(`/${code}`)
    await ada.locator('.hand').waitFor()
  }
  await ada.goBack()
  await isHome(ada)
})

test('Escape and Back lead from a second page of the menu to the first, and then close it', async () => {
  const { ada, code } = await playing()
  for (const goBack of [() => ada.keyboard.press('Escape'), () => ada.goBack()]) {
    await openMenuPage(ada, 'table')
    await isAtDepth(ada, 2)
    await goBack()
    await isOpen(ada, menu.title)
    await isAtDepth(ada, 1)
    const row = ada.getByRole('button', { name: menu.thisTable })
    await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true)
    await goBack()
    await isClosed(ada)
    await isAtDepth(ada, 0)
  }
  expect(pathOf(ada)).toBe(`/${code}`)
  await openMenuPage(ada, 'settings')
  await isAtDepth(ada, 2)
  await tap(ada, pageWords.en.close)
  await isClosed(ada)
  await isAtDepth(ada, 0)
  await ada.locator('.hand').waitFor()
})

test('one Back closes a sheet that has replaced another one', async () => {
  const { ada, code } = await playing()
  await tap(ada, menu.title)
  await tapTile(ada, log.title)
  await isOpen(ada, log.title)
  await ada.getByRole('dialog').getByRole('button', { name: chat.title }).click()
  await isOpen(ada, chat.title)
  await isAtDepth(ada, 1)
  await ada.goBack()
  await isClosed(ada)
  expect(pathOf(ada)).toBe(`/${code}`)
  await ada.goBack()
  await isHome(ada)
})

test('a closed sheet adds no step to the history, back or forward', async () => {
  const { ada, code } = await playing()
  for (const close of [
    () => tap(ada, pageWords.en.close),
    () => ada.keyboard.press('Escape'),
    () => ada.mouse.click(10, 10),
  ]) {
    await tap(ada, menu.title)
    await isOpen(ada, menu.title)
    await isAtDepth(ada, 1)
    await close()
    await isClosed(ada)
    await isAtDepth(ada, 0)
  }
  await ada.evaluate(() => history.forward())
  await isAtDepth(ada, 0)
  expect(await ada.locator('dialog[open]').count()).toBe(0)
  expect(pathOf(ada)).toBe(`/${code}`)
  await ada.goBack()
  await isHome(ada)
  await ada.goForward()
  await ada.locator('.hand').waitFor()
  expect(pathOf(ada)).toBe(`/${code}`)
})

test('after a reload below a sheet, one Back leaves the table', async () => {
  const { ada } = await playing()
  await tap(ada, menu.title)
  await tapTile(ada, menu.rules)
  await isOpen(ada, rules.title)
  await ada.reload()
  await ada.locator('.hand').waitFor()
  expect(await ada.locator('dialog[open]').count()).toBe(0)
  await tap(ada, menu.title)
  await isOpen(ada, menu.title)
  await ada.goBack()
  await isClosed(ada)
  await ada.locator('.hand').waitFor()
  await tap(ada, menu.title)
  await isOpen(ada, menu.title)
  await isAtDepth(ada, 1)
  await ada.reload()
  await ada.locator('.hand').waitFor()
  await ada.evaluate(() => history.back())
  await isHome(ada)
})

test('the home link of a sheet leads back to the table', async () => {
  const { ada, code } = await playing()
  await tap(ada, menu.title)
  await ada.getByRole('dialog').getByRole('link', { name: menu.home }).click()
  await isHome(ada)
  await ada.goBack()
  await ada.locator('.hand').waitFor()
  await isAtDepth(ada, 0)
  expect(pathOf(ada)).toBe(`/${code}`)
  await ada.goBack()
  await isHome(ada)
})

test('Back closes the log of a replay, then the replay, and then leaves', async () => {
  const ada = await testbed.person('desktop')
  const code = await finishedTable(testbed.origin(), 'the-game')
  await ada.goto(testbed.origin())
  await ada.goto(`${testbed.origin()}/${code}`)
  await tap(ada, over.replay)
  await ada.getByRole('slider', { name: replay.step }).waitFor()
  await tap(ada, replay.log)
  await isOpen(ada, replay.log)
  await isAtDepth(ada, 2)
  await ada.goBack()
  await isClosed(ada)
  await ada.keyboard.press('Home')
  await expect.poll(() => new URL(ada.url()).hash).toBe('#step=0')
  await ada.reload()
  await ada.getByRole('slider', { name: replay.step }).waitFor()
  await isAtDepth(ada, 1)
  await ada.goBack()
  await ada.getByRole('button', { name: over.replay, exact: true }).waitFor()
  await expect.poll(() => ada.url()).toBe(`${testbed.origin()}/${code}`)
  await ada.goBack()
  await isHome(ada)
})

test('Back from a linked replay position leads to the page with the link', async () => {
  const ada = await testbed.person('desktop')
  const code = await finishedTable(testbed.origin(), 'the-game')
  await ada.goto(testbed.origin())
  await ada.goto(`${testbed.origin()}/${code}#step=3`)
  await ada.getByRole('slider', { name: replay.step }).waitFor()
  expect(await ada.evaluate(() => history.state)).toBe(null)
  await ada.goBack()
  await isHome(ada)
})
