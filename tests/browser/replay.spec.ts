import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { closeSheet } from '../support/close-sheet.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { finishedTable } from '../support/finished-table.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { verifiedRecord } from '../support/whole-game.ts'
import { pageWords } from '../support/page-words.ts'

const { over, replay } = pageWords.en

const testbed = openTestbed()
const patiently = { timeout: 15_000 }

const slider = (page: Page) => page.getByRole('slider', { name: replay.step })
const deed = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Returns the accessibility tree of the board, with its piles and hands. */
const boardOf = (page: Page): Promise<string> => page.getByRole('main').ariaSnapshot()

async function isAt(page: Page, step: number, eyes = ''): Promise<void> {
  await expect.poll(() => slider(page).inputValue(), patiently).toBe(String(step))
  await expect.poll(() => new URL(page.url()).hash, patiently).toBe(`#step=${step}${eyes}`)
}

test('after the end the game can be replayed, and a link to a position opens it for anyone', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('desktop')]
  const complaints = [complaintsOf(ada), complaintsOf(bo)]
  const code = await finishedTable(testbed.origin(), 'the-game')
  const last = (await verifiedRecord(testbed.origin(), code)).steps.length

  await ada.goto(`${testbed.origin()}/${code}`)
  await ada.getByRole('button', { name: over.replay }).click()
  await isAt(ada, last)
  const atTheEnd = await boardOf(ada)
  await ada.keyboard.press('ArrowLeft')
  await isAt(ada, last - 1)
  await ada.keyboard.press('Home')
  await isAt(ada, 0)
  await ada.getByText(replay.dealt).waitFor()
  await ada.keyboard.press('ArrowRight')
  await isAt(ada, 1)
  await deed(ada, replay.on).click()
  await isAt(ada, 2)
  await deed(ada, replay.back).click()
  await isAt(ada, 1)
  await slider(ada).fill('3')
  await isAt(ada, 3)
  await ada.getByRole('combobox', { name: replay.eyes }).selectOption(replay.eyesOf('Ada'))
  await isAt(ada, 3, '&eyes=0')

  await deed(ada, replay.log).click()
  const entries = ada.getByRole('dialog', { name: replay.log }).getByRole('listitem')
  await entries.first().filter({ hasText: replay.dealt }).waitFor()
  expect(await entries.and(ada.locator('[aria-current="step"]')).count()).toBe(1)
  await entries.nth(1).getByRole('button').click()
  await isAt(ada, 1, '&eyes=0')
  await slider(ada).fill('3')
  await isAt(ada, 3, '&eyes=0')

  await bo.goto(ada.url())
  await isAt(bo, 3, '&eyes=0')
  expect(await boardOf(bo)).toBe(await boardOf(ada))
  expect(await boardOf(bo)).not.toBe(atTheEnd)

  await slider(ada).fill(String(last - 1))
  await deed(ada, replay.run).click()
  await isAt(ada, last, '&eyes=0')
  // The replay has reached its end and stopped.
  await deed(ada, replay.run).waitFor()
  await slider(ada).blur()
  await closeSheet(ada)
  await ada.getByRole('region', { name: over.title }).waitFor()
  await ada.waitForURL(({ hash }) => hash === '')
  expect(complaints.flat()).toEqual([])
}, 60_000)
