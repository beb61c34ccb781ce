import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import type { screens } from '../support/browser/browser.ts'
import { faults } from '../support/faults.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { finishedTable } from '../support/finished-table.ts'
import { addBot, extreme, listTable, openTable, start, tapCard } from '../support/people.ts'
import { type PageWords, pageWords } from '../support/page-words.ts'

const testbed = openTestbed()

type Look = readonly [language: PageWords, locale: string, 'light' | 'dark', keyof typeof screens]

const looks = {
  english: [pageWords.en, 'en-GB', 'light', 'desktop'],
  german: [pageWords.de, 'de-DE', 'dark', 'phone'],
  french: [pageWords.fr, 'fr-FR', 'light', 'small'],
  wideGerman: [pageWords.de, 'de-DE', 'dark', 'desktop'],
} as const satisfies Record<string, Look>

async function personWith([, locale, colours, screen]: Look): Promise<Page> {
  const page = await testbed.person(screen, locale)
  await page.emulateMedia({ colorScheme: colours })
  return page
}

/** Returns the expected result: no fault on any of these pages. */
const noneOf = (found: Record<string, string[]>) =>
  Object.fromEntries(Object.keys(found).map((page) => [page, []]))

for (const look of Object.values(looks)) {
  const [words, locale, colours, screen] = look
  test(`no page has a fault for assistive technology: ${locale}, ${colours}, ${screen}`, async () => {
    const ada = await personWith(look)
    const found: Record<string, string[]> = {}

    await ada.goto(testbed.origin())
    await ada.getByRole('button', { name: words.changeRules }).waitFor()
    found.landing = await faults(ada)
    const rules = async (page: Page) => {
      await extreme(page)
      found.options = await faults(page)
    }
    await openTable(ada, testbed.origin(), { name: 'Ada', rules }, words)
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
    expect(found).toEqual(noneOf(found))
  })
}

const boards = [
  { game: 'High & Low', id: 'high-low', look: looks.german },
  { game: 'Nix für ungut!', id: 'nix', look: looks.french },
  { game: 'Switch', id: 'switch', look: looks.english },
]

for (const { game, id, look } of boards)
  test(`board and rules of ${game} have no accessibility violation`, async () => {
    const [words] = look
    const ada = await personWith(look)
    const found: Record<string, string[]> = {}
    const rules = async (page: Page) => void (found.options = await faults(page))
    await openTable(ada, testbed.origin(), { name: 'Ada', game, rules }, words)
    await addBot(ada, words)
    await start(ada, words)
    await tapCard(ada.getByRole('option').first())
    found.begun = await faults(ada)
    if (id === 'high-low') {
      await ada.locator('[data-verb=ready]').click()
      await ada.locator('.high-low-centre').waitFor()
      found.playing = await faults(ada)
    }
    await ada.goto(`${testbed.origin()}/rules/${id}`)
    await ada.locator('main').getByRole('heading').first().waitFor()
    found.rules = await faults(ada)
    expect(found).toEqual(noneOf(found))
  })

test('the list of public tables has no accessibility violation', async () => {
  const [words] = looks.german
  const [ada, bo] = [await testbed.person(), await personWith(looks.german)]
  const found: Record<string, string[]> = {}
  await bo.goto(`${testbed.origin()}/tables`)
  await bo.getByText(words.lobby.none).waitFor()
  found.empty = await faults(bo)
  await openTable(ada, testbed.origin(), { name: 'Ada', game: 'Switch' })
  await listTable(ada)
  await bo.getByRole('listitem').getByRole('link', { name: words.lobby.watch }).waitFor()
  found.listed = await faults(bo)
  expect(found).toEqual(noneOf(found))
})

const endings: [id: string, Look][] = [
  ['the-game', looks.german],
  ['high-low', looks.french],
  ['nix', looks.wideGerman],
  ['switch', looks.german],
]

for (const [id, look] of endings)
  test(`the end of a game and its replay have no accessibility violation: ${id}`, async () => {
    const [words] = look
    const code = await finishedTable(testbed.origin(), id)
    const ada = await personWith(look)
    const found: Record<string, string[]> = {}
    await ada.goto(`${testbed.origin()}/${code}`)
    await ada.getByRole('region', { name: words.over.title }).waitFor()
    await ada.getByRole('main').waitFor()
    found.over = await faults(ada)
    await ada.getByRole('button', { name: words.over.replay }).click()
    await ada.getByRole('slider', { name: words.replay.step }).press('ArrowLeft')
    found.replay = await faults(ada)
    expect(found).toEqual(noneOf(found))
  })
