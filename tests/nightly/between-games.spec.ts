import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import type { PublicState } from '../../shared/protocol/protocol.ts'
import { closeSheet } from '../support/close-sheet.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { playOutByHttp } from '../support/by-http.ts'
import { faults } from '../support/faults.ts'
import { openMenuPage } from '../support/open-menu.ts'
import { joinTable, openTable, seatNamed, start } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'
import { endOf, verifiedRecord } from '../support/whole-game.ts'

const { en, de } = pageWords
const { betweenGames } = en

// Several games at one table, on four phones.

const testbed = openTestbed()

/** Returns whether the page is no wider than its window. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

const tap = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

const tokenOf = (page: Page, code: string): Promise<string> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '""') as string,
    `tischlein.seat.${code}`,
  )

const phaseOf = async (code: string): Promise<string> => {
  const answer = await fetch(`${testbed.origin()}/api/tables/${code}`)
  return ((await answer.json()) as PublicState).table.phase
}

/** Plays the game to its end by the API, which is faster than through the pages. */
async function playOut(pages: readonly Page[], code: string): Promise<void> {
  // The table may not have handled the command to deal yet.
  await expect.poll(() => phaseOf(code)).toBe('playing')
  for (const page of pages) await endOf(page).waitFor({ state: 'hidden' })
  const tokens = await Promise.all(pages.map((page) => tokenOf(page, code)))
  await playOutByHttp(testbed.origin(), code, tokens)
  for (const page of pages) await endOf(page).waitFor()
}

const namesRound = (page: Page): Promise<string[]> => page.locator('.seat-name').allTextContents()

test('three people and a spectator play two games in a row, and the host deletes the table', async () => {
  const [ada, bo, cleo] = [
    await testbed.person('phone'),
    await testbed.person('phone'),
    await testbed.person('small'),
  ]
  const dora = await testbed.person('phone', 'de-DE')
  const complaints = [ada, bo, cleo, dora].map(complaintsOf)
  const code = await openTable(ada, testbed.origin(), { name: 'Ada', game: 'Nix' })
  await joinTable(bo, testbed.origin(), code, 'Bo')
  await joinTable(cleo, testbed.origin(), code, 'Cleo')
  await ada.getByText(/^3 of \d are here$/).waitFor()
  await start(ada)
  await dora.goto(`${testbed.origin()}/${code}`)
  await playOut([ada, bo, cleo], code)
  const first = await verifiedRecord(testbed.origin(), code)
  await dora.getByText(de.betweenGames.sitIn).waitFor()

  // The host chooses another game, and everyone sees which one.
  await tap(ada, en.menu.title)
  await tap(ada, betweenGames.chooseGame)
  await ada
    .getByRole('dialog')
    .getByRole('button', { name: /^The Game/ })
    .waitFor()
  expect(await faults(ada)).toEqual([])
  await ada
    .getByRole('dialog')
    .getByRole('button', { name: /^The Game/ })
    .click()
  await ada.getByRole('dialog').getByText('The Game', { exact: true }).waitFor()
  await closeSheet(ada)
  for (const page of [bo, cleo]) await page.getByText(betweenGames.next('The Game')).waitFor()
  expect([await fits(cleo), await faults(cleo)]).toEqual([true, []])

  // Two players swap seats.
  const before = await namesRound(ada)
  await seatNamed(bo, 'Cleo').getByRole('button').click()
  await tap(bo, betweenGames.swap('Cleo'))
  await cleo.getByText(betweenGames.asksMe('Bo')).waitFor()
  expect([await fits(cleo), await faults(cleo)]).toEqual([true, []])
  await cleo.getByRole('button', { name: betweenGames.yes, exact: true }).click()
  await expect.poll(() => namesRound(ada)).not.toEqual(before)
  await start(ada)
  await playOut([ada, bo, cleo], code)
  const second = await verifiedRecord(testbed.origin(), code)
  expect([first.game, first.names]).toEqual(['nix', ['Ada', 'Bo', 'Cleo']])
  expect([second.game, second.names]).toEqual(['the-game', ['Ada', 'Cleo', 'Bo']])

  // The host and another player open the results so far.
  for (const page of [ada, cleo]) {
    await tap(page, new RegExp(`^${betweenGames.open}`))
    await page.getByRole('heading', { name: betweenGames.title }).waitFor()
    const games = page.getByRole('list', { name: betweenGames.book }).getByRole('listitem')
    await expect.poll(() => games.count()).toBe(2)
    expect([await fits(page), await faults(page)]).toEqual([true, []])
  }
  await tap(ada, betweenGames.back)

  // The spectator plays the next game.
  await dora.getByRole('button', { name: /^Als .+ hinsetzen$/ }).click()
  await ada.getByText(/^From the next game on: /).waitFor()
  expect([await fits(dora), await faults(dora)]).toEqual([true, []])
  await tap(ada, en.over.rematch)
  // The page ignores a tap within half a second of the last one, so the test taps until cards are
  // dealt.
  const dealNow = ada.getByRole('button', { name: pageWords.en.finish.vote.dealNow })
  const tapAndGetPhase = async () => {
    if (await dealNow.isVisible()) await dealNow.click()
    return phaseOf(code)
  }
  await expect.poll(tapAndGetPhase, { interval: 700 }).toBe('playing')
  await dora.getByRole('listbox').waitFor()
  expect(await tokenOf(dora, code)).not.toBe('')

  // The host deletes the table.
  await openMenuPage(ada, 'table')
  await tap(ada, betweenGames.deleteTable)
  await ada.getByRole('button', { name: betweenGames.deleteNow, exact: true }).click()
  for (const page of [ada, bo, cleo])
    await page.getByRole('heading', { name: betweenGames.gone.title }).waitFor()
  await dora.getByRole('heading', { name: de.betweenGames.gone.title }).waitFor()
  for (const page of [ada, bo, cleo, dora])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(code)
  expect(await faults(bo)).toEqual([])
  await bo.reload()
  await bo.getByRole('heading', { name: en.notFound.noTable }).waitFor()
  await bo.goto(testbed.origin())
  expect(await bo.getByRole('navigation', { name: en.landing.myTables }).count()).toBe(0)
  expect(complaints.flat()).toEqual([])
}, 240_000)
