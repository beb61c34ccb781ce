import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { closeSheet } from '../support/close-sheet.ts'
import { takeBackWords } from '../../web/words/take-back.ts'
import { cardsOf, playTurn } from '../support/boards/the-game.ts'
import { faults } from '../support/faults.ts'
import type { screens } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { type PageWords, pageWords } from '../support/page-words.ts'
import { isMyTurn, openTable, start } from '../support/people.ts'
import {
  cover,
  expectNothingUnderCover,
  handOn,
  openSharedPhone,
  uncover,
} from '../support/shared-phone.ts'
import { sharedPhoneWords } from '../../web/words/shared-phone.ts'

const testbed = openTestbed()
const words = pageWords.en
const said = sharedPhoneWords.en
const names = ['Anna', 'Ben', 'Clara']

/** Opens a table on a shared phone and deals. Returns the page once its cover hides the cards. */
async function dealt(): Promise<Page> {
  const page = await testbed.person('phone')
  await openSharedPhone(page, testbed.origin(), { names })
  await start(page)
  await cover(page).waitFor()
  return page
}

const askedFor = async (page: Page): Promise<string> =>
  (await cover(page).locator('h2').textContent()) ?? ''

const requested = (page: Page, name: string): Promise<void> =>
  cover(page)
    .getByRole('heading', { name: said.handTo(name) })
    .waitFor()

const pick = (page: Page, name: string): Promise<void> =>
  cover(page).getByRole('button', { name, exact: true }).click()

test('each player sees only their own cards, with the keyboard too', async () => {
  const page = await dealt()
  const hands = new Map<string, string>()
  for (const name of names) {
    if (!(await askedFor(page)).includes(name)) await pick(page, name)
    await cover(page)
      .getByRole('button', { name: said.iAm(name) })
      .focus()
    await page.keyboard.press('Enter')
    await cover(page).waitFor({ state: 'hidden' })
    await page.getByRole('option').first().waitFor()
    hands.set(name, JSON.stringify(await cardsOf(page)))
    await page.getByRole('button', { name: said.cover }).click()
    await expectNothingUnderCover(page)
  }
  expect(new Set(hands.values()).size).toBe(3)
})

test('after a reload the cover comes first, so that no hand is visible for a moment', async () => {
  const page = await dealt()
  await uncover(page)
  await page.getByRole('option').first().waitFor()
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('.hand, [role="option"], .card') !== null)
        document.documentElement.dataset.flashed = 'true'
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await cover(page).waitFor()
  await expectNothingUnderCover(page)
  expect(await page.locator('html').getAttribute('data-flashed')).toBeNull()
  await uncover(page)
  await page.getByRole('option').first().waitFor()
})

test('a player moves their seat to another phone, and the others play on', async () => {
  const page = await testbed.person('phone')
  const code = await openSharedPhone(page, testbed.origin(), { names })
  const kept = await page.evaluate((key) => localStorage.getItem(key), `tischlein.phone.${code}`)
  const [, , clara] = (JSON.parse(kept ?? '{}') as { tokens: readonly string[] }).tokens
  await page.getByRole('button', { name: said.people, exact: true }).click()
  await page.getByRole('button', { name: said.move('Clara') }).click()
  await page.getByRole('dialog', { name: words.phone.title }).waitFor()

  const own = await testbed.person('phone')
  await own.goto(`${testbed.origin()}/${code}#seat=${clara}`)
  await own.locator('.player-panel').waitFor()
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `tischlein.phone.${code}`))
    .not.toContain(clara)
  await closeSheet(page)
  await start(page)
  await cover(page).waitFor()
  await expect.poll(() => cover(page).locator('.cover-other').count()).toBe(1)
  await own.getByRole('option').first().waitFor()
})

/**
 * Shows two take-back buttons, then none. Returns whether the buttons have a place each, and how far
 * they move the other buttons of the cover.
 */
const showTakeBackTwice = (page: Page) =>
  cover(page)
    .locator('.take-back')
    .evaluate((first: HTMLElement) => {
      const second = first.cloneNode(true) as HTMLElement
      first.after(second)
      const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
      const others = [...document.querySelectorAll('.cover [data-look="main"], .cover-other')]
      const places = () => others.map((one) => one.getBoundingClientRect())
      const shown = places()
      second.remove()
      first.style.display = 'none'
      const moved = places().map(({ x, y }, at) =>
        Math.hypot(x - (shown[at]?.x ?? 0), y - (shown[at]?.y ?? 0)),
      )
      first.style.display = ''
      return { apart: a.right <= b.left || a.bottom <= b.top, moved }
    })

test('a turn can be taken back after the phone was handed over, if the other player agrees', async () => {
  const page = await testbed.person('phone')
  await openSharedPhone(page, testbed.origin(), { names: ['Anna', 'Ben'] })
  await start(page)
  await cover(page).waitFor()
  await uncover(page)
  await page.getByRole('option').first().waitFor()
  const before = await cardsOf(page)
  await playTurn(page, () => isMyTurn(page))
  await handOn(page).click()
  const takeBack = cover(page).getByRole('button', {
    name: takeBackWords.en.of('Anna') + takeBackWords.en.ask,
  })
  await takeBack.waitFor()
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await showTakeBackTwice(page)).toEqual({ apart: true, moved: [0, 0] })
  }
  await takeBack.click()
  await requested(page, 'Ben')
  await uncover(page)
  await page.getByRole('button', { name: takeBackWords.en.yes, exact: true }).click()
  await handOn(page).click()
  await requested(page, 'Anna')
  await uncover(page)
  await expect.poll(() => cardsOf(page)).toHaveLength(before.length - 2)
  expect(await isMyTurn(page)).toBe(true)
})

test('a newer tab takes over; the older tab shows a message and can take all players back', async () => {
  const page = await dealt()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await cover(second).waitFor()
  await page.getByText(words.ended.replaced.title).waitFor()
  await page.getByRole('button', { name: words.ended.replaced.again }).click()
  await cover(page).waitFor()
  await second.getByText(words.ended.replaced.title).waitFor()
  await uncover(page)
  await page.getByRole('option').first().waitFor()
  expect(await cardsOf(page)).not.toEqual([])
})

test('a second player joins on the phone of the first one before the start', async () => {
  const page = await testbed.person('phone')
  await openTable(page, testbed.origin(), { name: 'Anna' })
  for (const name of ['Ben', 'Clara']) {
    await page.getByRole('button', { name: said.add }).click()
    const sheet = page.getByRole('dialog', { name: said.add })
    await sheet.getByLabel(said.addName).fill(name)
    await sheet.getByRole('button', { name: said.sit }).click()
    await sheet.waitFor({ state: 'hidden' })
    await page.locator('.seat').filter({ hasText: name }).waitFor()
  }
  await start(page)
  await cover(page).waitFor()
  await expectNothingUnderCover(page)
  expect(await cover(page).locator('.cover-other').count()).toBe(2)
})

type Look = readonly [
  language: keyof typeof pageWords,
  locale: string,
  'light' | 'dark',
  keyof typeof screens,
]
const looks: readonly Look[] = [
  ['en', 'en-GB', 'light', 'desktop'],
  ['de', 'de-DE', 'dark', 'phone'],
  ['fr', 'fr-FR', 'light', 'small'],
]

test.each(looks)(
  'a shared phone has no accessibility violation: %s, %s, %s, %s',
  async (language, locale, colours, screen) => {
    const text: PageWords = pageWords[language]
    const page = await testbed.person(screen, locale)
    await page.emulateMedia({ colorScheme: colours })
    const found: Record<string, string[]> = {}
    await page.goto(testbed.origin())
    await page.getByRole('button', { name: text.landing.sharePhone }).click()
    await page.getByRole('dialog').waitFor()
    found.names = await faults(page)
    // In Switch only one player is to move. Another player who looks at their cards is asked to
    // hand the phone over.
    const wish = { names, game: 'Switch' }
    await openSharedPhone(page, testbed.origin(), wish, text, sharedPhoneWords[language])
    await page.getByRole('button', { name: sharedPhoneWords[language].people, exact: true }).click()
    await page.getByRole('dialog').waitFor()
    found.people = await faults(page)
    await closeSheet(page)
    await page.getByRole('button', { name: sharedPhoneWords[language].add }).click()
    await page.getByRole('dialog').waitFor()
    found.adding = await faults(page)
    await closeSheet(page)
    await start(page, text)
    await cover(page).waitFor()
    found.cover = await faults(page)
    await cover(page).locator('.cover-other').first().click()
    await uncover(page)
    await handOn(page).waitFor()
    found.handOn = await faults(page)
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((one) => [one, []])))
  },
)
