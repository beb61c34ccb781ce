import type { Page } from 'playwright-core'

import type { screens } from './browser/browser.ts'
import type { Testbed } from './browser/testbed.ts'
import { faults } from './faults.ts'
import { extreme, openOnLanding, tapCard } from './people.ts'
import { type PageWords, pageWords } from './page-words.ts'

export type Look = readonly [
  language: PageWords,
  locale: string,
  'light' | 'dark',
  keyof typeof screens,
]

export const looks = {
  english: [pageWords.en, 'en-GB', 'light', 'desktop'],
  german: [pageWords.de, 'de-DE', 'dark', 'phone'],
  french: [pageWords.fr, 'fr-FR', 'light', 'small'],
  wideGerman: [pageWords.de, 'de-DE', 'dark', 'desktop'],
} as const satisfies Record<string, Look>

export async function personWith(
  testbed: Testbed,
  [, locale, colours, screen]: Look,
): Promise<Page> {
  const page = await testbed.person(screen, locale)
  await page.emulateMedia({ colorScheme: colours })
  return page
}

/** The accessibility violations of each page. */
export type Violations = Record<string, string[]>

/** Returns the pages with violations. */
export const pagesWith = (found: Violations): Violations =>
  Object.fromEntries(Object.entries(found).filter(([, all]) => all.length > 0))

/**
 * Goes through the main pages and the table of a game. Returns the pages with accessibility
 * violations.
 */
export async function tourPages(testbed: Testbed, look: Look): Promise<Violations> {
  const [words] = look
  const ada = await personWith(testbed, look)
  const found: Violations = {}

  await ada.goto(testbed.origin())
  await ada.getByRole('button', { name: words.changeRules }).waitFor()
  found.landing = await faults(ada)
  const rules = async (page: Page) => {
    await extreme(page)
    found.options = await faults(page)
  }
  await openOnLanding(ada, testbed.origin(), { name: 'Ada', rules }, words)
  found.gathering = await faults(ada)

  await ada.getByRole('button', { name: words.seats.start }).click()
  await tapCard(ada.getByRole('option').first())
  found.playing = await faults(ada)
  await ada.getByRole('button', { name: words.menu.title }).click()
  await ada.getByRole('dialog').waitFor()
  found.menu = await faults(ada)

  for (const path of ['/rules/the-game', '/verify', '/api', '/no/such/page']) {
    await ada.goto(testbed.origin() + path)
    await ada.locator('main').getByRole('heading').first().waitFor()
    found[path] = await faults(ada)
  }
  return pagesWith(found)
}
