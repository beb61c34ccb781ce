import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { Tischlein } from '../../client/index.ts'
import { dayBefore, dayOf, solvableDeals } from '../../shared/deal/day.ts'
import { answerOfDay } from '../../shared/games/the-game/day-deal.ts'
import type { DayDescription } from '../../shared/protocol/protocol.ts'
import { dayWords } from '../../web/words/day.ts'
import { sharingWords } from '../../web/words/sharing.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { faults } from '../support/faults.ts'
import { setFirstDay } from '../support/stored-tables.ts'

const testbed = openTestbed()
const slowly = { timeout: 30_000 }

const storedToken = (page: Page, code: string): Promise<string> =>
  page.evaluate((table) => JSON.parse(localStorage[`tischlein.seat.${table}`]) as string, code)

/** Plays the first legal move of each turn, which soon loses the game. */
async function lose(page: Page, code: string): Promise<void> {
  const seat = new Tischlein(testbed.origin()).at(code, await storedToken(page, code))
  for (;;) {
    const { table, position } = await seat.state()
    const move = position?.moves[0]
    if (table.phase === 'over' || position === null || move === undefined) return
    await seat.move(position.turn, move)
  }
}

/** Opens the first deal of the day from the landing page. Returns the code of its table. */
async function openFirstDeal(page: Page): Promise<string> {
  await page.goto(testbed.origin())
  await page.getByRole('link', { name: dayWords.en.title }).click()
  await page.getByRole('button', { name: `${dayWords.en.play}: The Game, alone` }).click()
  await page.waitForURL(/\/[A-Z]{6}$/)
  return page.url().slice(-6)
}

/** Returns the size of the picture of the result, as it is in the file. */
const pictureSizeOf = (page: Page): Promise<{ width: number; height: number }> =>
  page
    .locator('.share-day img')
    .evaluate(({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({
      width,
      height,
    }))

const resultsToday = async (): Promise<DayDescription['deals'][number]['results']> => {
  const answer = await fetch(`${testbed.origin()}/api/day`)
  const { deals } = (await answer.json()) as DayDescription
  return deals[0]?.results ?? []
}

test('a deal of the day is played, shared and counted once', async () => {
  const ada = await testbed.person('phone')
  const complaints = complaintsOf(ada)
  const code = await openFirstDeal(ada)
  await ada.getByRole('link', { name: dayWords.en.title }).waitFor()
  await lose(ada, code)

  await ada.getByRole('button', { name: dayWords.en.shareAtEnd }).click(slowly)
  const [{ result } = { result: -1 }] = await resultsToday()
  const text = (await ada.locator('.share-day pre').textContent()) ?? ''
  const [title, line, blocks, row, address] = text.split('\n')
  expect(title).toBe(dayWords.en.textTitle(new Date(dayOf(Date.now()))))
  expect(line).toBe(`The Game, alone: ${dayWords.en.left(result)}`)
  expect(blocks).toMatch(/^[▁▂▃▄▅▆▇█☀]{2,}$/)
  expect(row).toContain(dayWords.en.streak(1))
  expect(address).toBe(`${testbed.origin()}/day`)
  expect(await pictureSizeOf(ada)).toEqual({ width: 1080, height: 1080 })
  await ada.getByRole('radio', { name: sharingWords.en.shapes.wide }).check({ force: true })
  await expect.poll(() => pictureSizeOf(ada)).toEqual({ width: 1200, height: 630 })
  expect(await faults(ada)).toEqual([])
  await ada.keyboard.press('Escape')

  // The player can replay this game, although its record is not published before the day is over.
  await ada.getByRole('button', { name: 'Replay', exact: true }).click()
  await ada.locator('.replay-bar-catch-up').waitFor()
  await ada.goto(`${testbed.origin()}/day`)
  await ada.getByText(dayWords.en.played).waitFor()
  await ada.getByRole('img', { name: /^The Game, alone: cards left/ }).waitFor()
  expect(await faults(ada)).toEqual([])

  await ada.getByRole('button', { name: dayWords.en.again }).click()
  await ada.waitForURL(/\/[A-Z]{6}$/)
  const second = ada.url().slice(-6)
  await lose(ada, second)
  await ada.getByText(dayWords.en.uncounted).waitFor(slowly)
  expect(await resultsToday()).toEqual([{ result, tables: 1 }])
  expect(complaints).toEqual([])
}, 90_000)

test('a deal that this browser has begun continues at its table', async () => {
  const ada = await testbed.person('desktop')
  const code = await openFirstDeal(ada)
  await ada.goto(`${testbed.origin()}/day`)
  await ada.getByRole('link', { name: dayWords.en.goOn }).click()
  await ada.locator('.played-on-ribbon').waitFor()
  expect(ada.url()).toBe(`${testbed.origin()}/${code}`)
})

test('the page says whether the deals of yesterday could be won with all cards known', async () => {
  const today = dayOf(Date.now())
  const yesterday = dayBefore(today)
  // The first request creates the key of the service, so its first day is today.
  await resultsToday()
  await testbed.changeStored((folder) => setFirstDay(folder, today, yesterday))
  const answer = await fetch(`${testbed.origin()}/api/day/${yesterday}`)
  const { secret = '' } = (await answer.json()) as DayDescription
  const ada = await testbed.person('phone')
  await ada.goto(`${testbed.origin()}/day`)
  const shown = ada.getByRole('region', { name: dayWords.en.yesterday })
  for (const [nth, deal] of solvableDeals.entries()) {
    const found = answerOfDay(deal, { day: yesterday, secret })
    await shown.getByRole('listitem').nth(nth).getByText(dayWords.en.answers[found]).waitFor(slowly)
  }
  expect(await faults(ada)).toEqual([])
})
