import { expect, test } from 'vitest'

import type { screens } from './browser.ts'
import { faults } from './faults.ts'
import { openHouse } from './house.ts'
import { openTable } from './people.ts'
import { type Said, said } from './words.ts'

const house = openHouse()

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
    await openTable(ada, house.origin(), { name: 'Ada', extreme: true }, words)
    found.gathering = await faults(ada)

    await ada.getByRole('button', { name: words.seats.start }).click()
    await ada.getByRole('option').first().click()
    found.playing = await faults(ada)
    await ada.getByRole('button', { name: words.menu.title }).click()
    found.menu = await faults(ada)

    for (const path of ['/rules/the-game', '/verify', '/api', '/no/such/page']) {
      await ada.goto(house.origin() + path)
      await ada.locator('main').getByRole('heading').first().waitFor()
      found[path] = await faults(ada)
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((page) => [page, []])))
  })
