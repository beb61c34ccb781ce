import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import type { screens } from './browser.ts'
import { openHouse } from './house.ts'
import { extreme, openTable } from './people.ts'
import { type Said, said } from './words.ts'

const house = openHouse()
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What the automated check finds wrong: the rule, and where. */
async function faults(page: Page): Promise<string[]> {
  // Motion is waited out: a card in flight or a paper that fades in has no contrast yet.
  await page.waitForTimeout(600)
  const results = (await page.evaluate(`${axe}; axe.run()`)) as AxeResults
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`).join(' | ')}`,
  )
}

const looks: [language: Said, locale: string, 'light' | 'dark', keyof typeof screens][] = [
  [said.en, 'en-GB', 'light', 'desktop'],
  [said.de, 'de-DE', 'dark', 'phone'],
  [said.fr, 'fr-FR', 'light', 'small'],
  [said.de, 'de-DE', 'dark', 'desktop'],
]

for (const [words, locale, colours, screen] of looks)
  test(`no page has a fault for assistive technology: ${locale}, ${colours}, ${screen}`, async () => {
    const ada = await house.person(screen, locale)
    await ada.emulateMedia({ colorScheme: colours })
    const found: Record<string, string[]> = {}

    await ada.goto(house.origin())
    await ada.locator('details summary').first().click()
    found.landing = await faults(ada)
    await openTable(ada, house.origin(), { name: 'Ada', rules: extreme }, words)
    found.gathering = await faults(ada)

    await ada.getByRole('button', { name: words.seats.start }).click()
    await ada.getByRole('option').first().click()
    found.playing = await faults(ada)
    await ada.getByRole('button', { name: words.menu.title }).click()
    found.menu = await faults(ada)

    for (const path of ['/rules/the-game', '/verify', '/no/such/page']) {
      await ada.goto(house.origin() + path)
      await ada.locator('main').getByRole('heading').first().waitFor()
      found[path] = await faults(ada)
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((page) => [page, []])))
  })
