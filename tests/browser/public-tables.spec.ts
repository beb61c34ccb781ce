import { expect, test } from 'vitest'

import { spokenCode } from '../../shared/code.ts'
import { handOf, pileButton } from '../support/boards/the-game.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import {
  addBot,
  extreme,
  listTable,
  openOnLanding,
  openTable,
  seatNamed,
  start,
} from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

const { lobby, strip } = pageWords.en

const testbed = openTestbed()

test('a visitor finds a listed table, and sits down there with one tap', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  await bo.goto(`${testbed.origin()}/tables`)
  await bo.getByText(lobby.none).waitFor()
  const code = await openTable(ada, testbed.origin(), { name: 'Ada', game: 'Switch' })
  expect(await listTable(ada)).toBe(false)

  // The list stays up to date while it is open.
  const entry = bo.getByRole('listitem').filter({ hasText: spokenCode(code) })
  await entry.filter({ hasText: 'Ada' }).filter({ hasText: 'Switch' }).waitFor()
  const name = await bo.getByLabel(pageWords.en.yourName).inputValue()
  await entry.getByRole('button', { name: lobby.sit }).click()
  await bo.waitForURL(`${testbed.origin()}/${code}`)
  await seatNamed(ada, name).first().waitFor()
  await seatNamed(bo, 'Ada').first().waitFor()

  await start(ada)
  await bo.getByRole('listbox').waitFor()
}, 60_000)

test('the list shows game, spectators and free seats, and one tap leads to the game', async () => {
  const [ada, bo, cy] = [
    await testbed.person('desktop'),
    await testbed.person('phone'),
    await testbed.person('small'),
  ]
  const code = await openOnLanding(ada, testbed.origin(), { name: 'Ada', rules: extreme })
  await listTable(ada)
  await addBot(ada)
  await start(ada)
  await handOf(ada).first().waitFor()

  await cy.goto(`${testbed.origin()}/tables`)
  const entry = cy.getByRole('listitem').filter({ hasText: spokenCode(code) })
  // The bot's seat counts as free, since a bot makes room for a person.
  await entry
    .filter({ hasText: lobby.free(1) })
    .filter({ hasText: 'Extreme' })
    .waitFor()
  for (const [page, spectators] of [[bo, 1] as const, [cy, 2] as const]) {
    await page.goto(`${testbed.origin()}/tables`)
    const found = page.getByRole('listitem').filter({ hasText: spokenCode(code) })
    await found.getByRole('link', { name: lobby.watch }).click()
    await pileButton(page, 0).waitFor()
    expect(await handOf(page).count()).toBe(0)
    await ada.getByRole('button', { name: strip.spectators(spectators) }).waitFor()
  }
  await cy.goto(`${testbed.origin()}/tables`)
  await entry.filter({ hasText: strip.spectators(1) }).waitFor()
}, 60_000)

test('a table that is no longer listed is not found', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await listTable(ada)
  await bo.goto(`${testbed.origin()}/tables`)
  const entry = bo.getByRole('listitem').filter({ hasText: spokenCode(code) })
  await entry.waitFor()
  await listTable(ada, false)
  await entry.waitFor({ state: 'hidden' })
  expect(await bo.getByRole('listitem').filter({ hasText: 'Ada' }).count()).toBe(0)
}, 60_000)
