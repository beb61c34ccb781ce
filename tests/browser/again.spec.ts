import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import type { CreatedTable } from '../../shared/protocol/protocol.ts'
import { closeSheet } from '../support/close-sheet.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { faults } from '../support/faults.ts'
import { finishedTable, playToItsEnd } from '../support/finished-table.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { joinTable, start } from '../support/people.ts'
import { verifiedRecord } from '../support/whole-game.ts'
import { pageWords } from '../support/page-words.ts'

const { over, replay, sameDeal, seats, refusals, changeRules } = pageWords.en

const testbed = openTestbed()

const spoken = (code: string): string => `${code.slice(0, 3)}·${code.slice(3)}`
const codeOf = (page: Page): string => new URL(page.url()).pathname.slice(1)

/** Returns the numbers on the viewer's own cards. */
const handOf = async (page: Page): Promise<number[]> => {
  const hand = page.locator('.stage').getByRole('option')
  await hand.first().waitFor()
  const cards = await hand.evaluateAll((all) => all.map((one) => one.ariaLabel))
  return cards.map((card) => Number.parseInt(card ?? '', 10)).toSorted((a, b) => a - b)
}

/** The timeout is longer than usual, since other tests may keep the machine busy. */
const slowly = { timeout: 20_000 }

/** Returns whether the page is no wider than its window. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('one tap after the end deals the very same cards to others', async () => {
  const [ada, bo] = [await testbed.person('phone'), await testbed.person('small')]
  const complaints = [complaintsOf(ada), complaintsOf(bo)]
  const first = await finishedTable(testbed.origin(), 'the-game')
  await ada.goto(`${testbed.origin()}/${first}#step=0&eyes=0`)
  await ada.getByRole('slider', { name: replay.step }).waitFor()
  const dealt = await handOf(ada)

  await ada.keyboard.press('End')
  await ada.getByRole('button', { name: sameDeal.deed }).click()
  await ada.getByRole('button', { name: sameDeal.title(spoken(first)) }).click()
  const again = codeOf(ada)
  expect(again).not.toBe(first)
  await ada.getByText(sameDeal.known).waitFor()
  await ada.getByText(refusals['same-deal']).waitFor()
  expect(await ada.getByRole('button', { name: changeRules }).count()).toBe(0)
  expect(await faults(ada)).toEqual([])
  await closeSheet(ada)
  // The deal is for two players, so the page offers to play with one bot.
  await ada.getByRole('button', { name: seats.alone.playMeans(1) }).waitFor()
  expect(await faults(ada)).toEqual([])

  await joinTable(bo, testbed.origin(), again, 'Cleo')
  await ada.getByText(sameDeal.cardsOf('Bo')).waitFor()
  expect([await fits(bo), await faults(bo)]).toEqual([true, []])
  await start(ada)
  expect(await handOf(ada)).toEqual(dealt)
  expect(complaints.flat()).toEqual([])
}, 60_000)

test('at the end all players see both results side by side, even in an embedded table', async () => {
  const first = await finishedTable(testbed.origin(), 'nix')
  const body = JSON.stringify({ sameDealAs: first })
  const opened = await fetch(`${testbed.origin()}/api/tables`, { method: 'POST', body })
  const { code } = (await opened.json()) as CreatedTable
  await playToItsEnd(testbed.origin(), code, 'nix', ['Cleo', 'Dora'])
  const record = await verifiedRecord(testbed.origin(), code)
  expect(record.firstDealt).toEqual({ code: first, deal: 1 })

  const spectator = await testbed.person('small')
  const complaints = complaintsOf(spectator)
  for (const path of [code, `embed/${code}`]) {
    await spectator.goto(`${testbed.origin()}/${path}`)
    const results = spectator.getByRole('list', { name: sameDeal.results }).getByRole('listitem')
    const [here, there] = [
      results.filter({ hasText: sameDeal.here }),
      results.filter({ hasText: spoken(first) }),
    ]
    await expect.poll(() => there.innerText(), slowly).toMatch(/Ada[^]*Bo/)
    expect(await here.innerText()).toMatch(/Cleo[^]*Dora/)
    // Poll, because parts of the page that are still loading can move the results for a moment.
    const isBeside = async () => {
      const [a, b] = await Promise.all([here.boundingBox(), there.boundingBox()])
      return a !== null && b !== null && a.y === b.y && a.x < b.x
    }
    await expect.poll(isBeside, slowly).toBe(true)
    expect([await fits(spectator), await faults(spectator)]).toEqual([true, []])
  }
  // In an embedded table, the same deal opens inside the frame.
  await spectator.goto(`${testbed.origin()}/embed/${code}?mode=play&theme=dark`)
  await spectator.getByRole('button', { name: over.more }).click()
  await spectator.getByRole('button', { name: sameDeal.deed }).click()
  await spectator.getByRole('button', { name: sameDeal.title(spoken(code)) }).waitFor()
  expect(new URL(spectator.url()).pathname).toMatch(/^\/embed\/\w{6}$/)
  expect(new URL(spectator.url()).search).toBe('?mode=play&theme=dark')

  await spectator.goto(`${testbed.origin()}/verify?code=${code}`)
  await spectator.getByText(pageWords.en.verify.fits).waitFor()
  await spectator.getByText(new RegExp(spoken(first))).waitFor()
  expect(complaints).toEqual([])
}, 60_000)
