import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import {
  type Violations,
  type Look,
  looks,
  pagesWith,
  personWith,
  tourPages,
} from '../support/accessibility.ts'
import { faults } from '../support/faults.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { finishedTable } from '../support/finished-table.ts'
import { addBot, listTable, openOnLanding, start, tapCard } from '../support/people.ts'

const testbed = openTestbed()

// tests/nightly/access.spec.ts checks the pages in other languages, themes and sizes.
test('no page has an accessibility violation in English on a desktop', async () => {
  expect(await tourPages(testbed, looks.english)).toEqual({})
})

const boards = [
  { game: 'High & Low', id: 'high-low', look: looks.german },
  { game: 'Nix für ungut!', id: 'nix', look: looks.french },
  { game: 'Switch', id: 'switch', look: looks.english },
]

for (const { game, id, look } of boards)
  test(`board and rules of ${game} have no accessibility violation`, async () => {
    const [words] = look
    const ada = await personWith(testbed, look)
    const found: Violations = {}
    const rules = async (page: Page) => void (found.options = await faults(page))
    await openOnLanding(ada, testbed.origin(), { name: 'Ada', game, rules }, words)
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
    expect(pagesWith(found)).toEqual({})
  })

test('the list of public tables has no accessibility violation', async () => {
  const [words] = looks.german
  const [ada, bo] = [await testbed.person(), await personWith(testbed, looks.german)]
  const found: Violations = {}
  await bo.goto(`${testbed.origin()}/tables`)
  await bo.getByText(words.lobby.none).waitFor()
  found.empty = await faults(bo)
  await openOnLanding(ada, testbed.origin(), { name: 'Ada', game: 'Switch' })
  await listTable(ada)
  await bo.getByRole('listitem').getByRole('link', { name: words.lobby.watch }).waitFor()
  found.listed = await faults(bo)
  expect(pagesWith(found)).toEqual({})
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
    const ada = await personWith(testbed, look)
    const found: Violations = {}
    await ada.goto(`${testbed.origin()}/${code}`)
    await ada.getByRole('region', { name: words.over.title }).waitFor()
    await ada.getByRole('main').waitFor()
    found.over = await faults(ada)
    await ada.getByRole('button', { name: words.over.replay, exact: true }).click()
    await ada.getByRole('slider', { name: words.replay.step }).press('ArrowLeft')
    found.replay = await faults(ada)
    expect(pagesWith(found)).toEqual({})
  })
