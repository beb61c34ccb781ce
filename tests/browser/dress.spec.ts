import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { dressWords } from '../../web/words/dress.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { openMenuPage } from '../support/open-menu.ts'
import { joinTable, openTable, start } from '../support/people.ts'

const testbed = openTestbed()

/**
 * Returns the appearance of the table on a page: the colour and weave (pattern) of the tablecloth,
 * and the pattern of the card backs.
 */
const dressOf = (page: Page) =>
  page.locator('.table-top').evaluate((table) => ({
    weave: table.getAttribute('data-weave'),
    back: table.getAttribute('data-back'),
    cloth: getComputedStyle(table).getPropertyValue('--cloth'),
  }))

/** Returns the colours of the first card back that the page shows. */
const backColours = (page: Page): Promise<string> =>
  page
    .locator('.table-top .card-back')
    .first()
    .evaluate((back) => getComputedStyle(back).getPropertyValue('--spot'))

async function choose(page: Page, name: string): Promise<void> {
  await openMenuPage(page, 'dress')
  await page.getByRole('dialog').locator('label', { hasText: name }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('all players see the cloth that the host chose, and only a guest sees the card backs that the guest chose', async () => {
  const [ada, bo, eve] = [
    await testbed.person('desktop'),
    await testbed.person('phone'),
    await testbed.person('phone'),
  ]
  const complaints = [ada, bo, eve].map(complaintsOf)
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await joinTable(bo, testbed.origin(), code, 'Bo')
  await start(ada)
  await eve.goto(`${testbed.origin()}/embed/${code}`)
  const plain = await dressOf(bo)
  const inkOfGame = await backColours(bo)

  await choose(ada, dressWords.en.cloths.lagoon)
  for (const page of [ada, bo, eve])
    await expect.poll(() => dressOf(page)).toMatchObject({ weave: 'ripple', back: plain.back })
  expect((await dressOf(bo)).cloth).not.toBe(plain.cloth)

  await openMenuPage(bo, 'dress')
  await bo.getByText(dressWords.en.hostChooses).waitFor()
  expect(await bo.getByRole('dialog').locator('.cloth-choice input').count()).toBe(1)
  await bo.keyboard.press('Escape')
  await bo.keyboard.press('Escape')
  await choose(bo, dressWords.en.backs.ripple)
  await expect.poll(() => dressOf(bo)).toMatchObject({ weave: 'ripple', back: 'ripple' })
  expect(await backColours(bo)).not.toBe(inkOfGame)
  expect(await dressOf(ada)).toMatchObject({ weave: 'ripple', back: plain.back })
  expect(await backColours(ada)).toBe(inkOfGame)

  // Records every tablecloth weave and card back that the reloaded page shows. The page must not
  // show the defaults first.
  await bo.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const table = document.querySelector('.table-top')
      if (table) seen.push(`${table.getAttribute('data-weave')} ${table.getAttribute('data-back')}`)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await bo.reload()
  await bo.locator('.table-top .card-back').first().waitFor()
  const seen = await bo.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  expect([...new Set(seen)]).toEqual(['ripple ripple'])
  expect(complaints.flat()).toEqual([])
}, 120_000)
