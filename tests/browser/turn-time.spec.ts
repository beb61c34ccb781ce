import { expect, test } from 'vitest'

import { timeWords } from '../../web/words/time.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { closeSheet } from '../support/close-sheet.ts'
import { openMenuPage } from '../support/open-menu.ts'
import { openTable, start } from '../support/people.ts'

const testbed = openTestbed()

test('the host chooses a time for a turn, and a clock that only shows the time runs', async () => {
  const ada = await testbed.person('small')
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  const tempo = async () => {
    const answer = await fetch(`${testbed.origin()}/api/tables/${code}`)
    return ((await answer.json()) as { table: { tempo?: unknown } }).table.tempo
  }
  await openMenuPage(ada, 'table')
  await ada.getByText(timeWords.en.tempos.own, { exact: true }).click()
  await expect.poll(tempo).toBe(120)
  const field = ada.getByRole('spinbutton', { name: timeWords.en.tempo })
  await field.fill('8')
  await ada.getByLabel(timeWords.en.unit).selectOption('day')
  await ada.getByRole('alert').filter({ hasText: timeWords.en.turnTimeRange }).waitFor()
  expect(await tempo()).toBe(120)
  await field.fill('7')
  await field.press('Enter')
  await expect.poll(tempo).toBe(604_800)
  await ada.getByText(timeWords.en.ownMeans('7 days')).waitFor()

  await ada.getByText(timeWords.en.tempos.shown, { exact: true }).click()
  await expect.poll(tempo).toBe('shown')
  await closeSheet(ada)
  await closeSheet(ada)
  await start(ada)
  const clock = ada.getByRole('timer')
  await clock.waitFor()
  const first = await clock.textContent()
  expect(first).toMatch(/^This turn so far: \d:\d\d$/)
  await expect.poll(() => clock.textContent()).not.toBe(first)
})
