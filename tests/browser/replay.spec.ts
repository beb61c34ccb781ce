import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { spokenCode } from '../../shared/code.ts'
import { playOnWords } from '../../web/words/play-on.ts'
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
  await ada.getByRole('button', { name: over.replay, exact: true }).click()
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

test('a finished game is played on from a step, at a table that says so and leads back to the step', async () => {
  const page = await testbed.person('phone')
  const complaints = complaintsOf(page)
  const code = await finishedTable(testbed.origin(), 'switch')
  await page.goto(`${testbed.origin()}/${code}#step=3`)
  await page.getByRole('button', { name: playOnWords.en.action }).click()
  const sheet = page.getByRole('dialog', { name: playOnWords.en.title })
  await sheet.getByText('Bo', { exact: true }).click()
  await sheet.getByText(pageWords.en.bots.strengths.easy).click()
  await sheet.getByRole('button', { name: playOnWords.en.start, exact: true }).click()
  const ribbon = page.getByRole('link', { name: playOnWords.en.ribbon(4, spokenCode(code)) })
  await ribbon.waitFor()
  await page.locator('[role="listbox"] [role="option"]').first().waitFor()
  const other = new URL(page.url()).pathname.slice(1)
  const answer = await fetch(`${testbed.origin()}/api/tables/${other}`)
  expect(await answer.json()).toMatchObject({
    table: { locked: true, seats: [{ kind: 'bot', strength: 'easy' }, { kind: 'human' }] },
  })
  await ribbon.click()
  await isAt(page, 3)
  expect(new URL(page.url()).pathname).toBe(`/${code}`)
  expect(complaints).toEqual([])
}, 60_000)
