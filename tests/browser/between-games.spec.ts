import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { menuWords } from '../../web/words/menu.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { closeSheet } from '../support/close-sheet.ts'
import { pageWords } from '../support/page-words.ts'
import { addBot, joinTable, openTable, seatNamed } from '../support/people.ts'

const { en, de } = pageWords
const { betweenGames } = en

const testbed = openTestbed()

const tap = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

const namesRound = (page: Page): Promise<string[]> => page.locator('.seat-name').allTextContents()

test('a host makes the table long-lived, and all players read what that means', async () => {
  const [ada, bo] = [await testbed.person('phone'), await testbed.person('phone', 'de-DE')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await tap(ada, en.tableRules)
  await ada.getByLabel(betweenGames.lasting).check()
  await closeSheet(ada)
  await bo.goto(`${testbed.origin()}/${code}`)
  await tap(bo, /^Als .+ hinsetzen$/)
  await tap(bo, de.tableRules)
  await bo.getByText(menuWords.de.lasts).waitFor()
  expect(await bo.getByLabel(de.betweenGames.lasting).count()).toBe(0)
})

test('a bot’s seat can be taken at once, as can a free seat between two players', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await joinTable(bo, testbed.origin(), code, 'Emil')
  await addBot(ada)
  await tap(bo, betweenGames.sitHere)
  await expect.poll(async () => (await namesRound(ada))[1]).toBe('Emil')
  await seatNamed(ada, 'Emil').waitFor()
  const bot = (await namesRound(ada))[0] ?? ''
  await seatNamed(bo, bot).getByRole('button').click()
  await tap(bo, betweenGames.takeFromBot(bot))
  await expect.poll(async () => (await namesRound(ada))[0]).toBe('Emil')
})
