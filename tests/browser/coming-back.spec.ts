import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { words as gameWords } from '../../shared/games/the-game/words/en/table.ts'
import type { PublicState, PublicTable } from '../../shared/protocol/protocol.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import { closeSheet } from '../support/close-sheet.ts'
import {
  cardsOf,
  endButton,
  handOf,
  playCard,
  likelyPlays,
  startForAdaAndBo,
  topsOf,
} from '../support/boards/the-game.ts'
import { faults } from '../support/faults.ts'
import { playOut } from '../support/finished-table.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { addBot, isMyTurn, openTable, start } from '../support/people.ts'
import { connect, openTable as openTableOf, sit } from '../support/seat-client.ts'
import { setAbsence } from '../support/stored-tables.ts'
import { pageWords } from '../support/page-words.ts'

const words = pageWords.en

const testbed = openTestbed({ serviceWorker: true })
const patiently = { timeout: 15_000 }

/**
 * Starts The Game for Ada and Bo, and plays Ada's first card. `prepare` changes Bo's page before
 * the page opens.
 */
async function inMidTurn(prepare?: (bo: Page) => Promise<void>) {
  const { ada, bo, code } = await startForAdaAndBo(testbed, prepare)
  const [play] = likelyPlays(await cardsOf(ada), await topsOf(ada))
  if (!play) throw new Error('a first hand fits somewhere')
  expect(await playCard(ada, play.card, play.pile, 'keep')).toBe(true)
  return { ada, bo, code, laid: play }
}

/** Plays the card that fits best. Returns whether the card was played. */
async function playNext(page: Page): Promise<boolean> {
  const [play] = likelyPlays(await cardsOf(page), await topsOf(page))
  if (!play) throw new Error('a card fits somewhere')
  return playCard(page, play.card, play.pile, 'keep')
}

async function logOf(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: words.menu.title }).click()
  await page.getByRole('button', { name: words.log.title }).click()
  const log = page.getByRole('dialog', { name: words.log.title })
  await log.waitFor()
  const lines = await wordsOf(log.getByRole('listitem'))
  await closeSheet(page)
  return lines
}

/**
 * Returns the text of each log entry without the link to its position. A page offers this link only
 * while it has the position.
 */
const wordsOf = (lines: Locator): Promise<string[]> => lines.locator('.log-line').allTextContents()

const tableOf = async (code: string): Promise<PublicTable> => {
  const answer = await fetch(`${testbed.origin()}/api/tables/${code}`)
  return ((await answer.json()) as PublicState).table
}

test('a page reloaded during a turn finds the turn unchanged', async () => {
  const { ada, laid } = await inMidTurn()
  const before = { cards: await cardsOf(ada), tops: await topsOf(ada), log: await logOf(ada) }
  expect(before.log.length).toBeGreaterThan(0)
  await ada.reload()
  await handOf(ada).first().waitFor()
  await expect.poll(() => logOf(ada), patiently).toEqual(before.log)
  expect(await cardsOf(ada)).toEqual(before.cards)
  expect(await topsOf(ada)).toEqual(before.tops)
  expect(before.tops[laid.pile]).toBe(laid.card)
  await expect.poll(() => isMyTurn(ada), patiently).toBe(true)
  expect(before.cards).toHaveLength(6)
})

test('a page that loses the network during a turn reconnects, and shows all moves made meanwhile', async () => {
  // Chromium keeps open WebSockets when it is set offline, so the test drops the messages itself.
  const network = { isLost: false }
  const { ada, bo } = await inMidTurn((page) =>
    page.routeWebSocket('**/api/tables/**', (client) => {
      const server = client.connectToServer()
      client.onMessage((message) => (network.isLost ? undefined : server.send(message)))
      server.onMessage((message) => (network.isLost ? undefined : client.send(message)))
    }),
  )
  network.isLost = true
  await bo.context().setOffline(true)
  await bo.getByText(words.notes.lost).waitFor()
  await playNext(ada)
  network.isLost = false
  await bo.context().setOffline(false)
  await bo.getByText(words.notes.lost).waitFor({ state: 'hidden' })
  await expect.poll(() => topsOf(bo), patiently).toEqual(await topsOf(ada))
})

test('the newest tab of a seat plays; the older tab shows a message and can take the seat back', async () => {
  const { ada, code } = await inMidTurn()
  const cards = await cardsOf(ada)
  const second = await ada.context().newPage()
  await second.goto(`${testbed.origin()}/${code}`)
  await handOf(second).first().waitFor()
  expect(await cardsOf(second)).toEqual(cards)
  await ada.getByText(words.ended.replaced.title).waitFor()
  await ada.getByRole('button', { name: words.ended.replaced.again }).click()
  await handOf(ada).first().waitFor()
  await second.getByText(words.ended.replaced.title).waitFor()
})

test('the table waits for a player who leaves the page, and a bot may substitute them until they return', async () => {
  const { ada, bo, code } = await inMidTurn()
  const address = bo.url()
  await bo.goto('about:blank')
  const isThere = async () => (await tableOf(code)).seats[1]?.connected
  await expect.poll(isThere).toBe(false)
  await testbed.changeStored((folder) => setAbsence(folder, code, 1, timeouts.away))
  await ada.reload()
  await ada.getByRole('region', { name: words.paused.title }).waitFor()
  await ada.getByRole('button', { name: words.paused.keep }).click()
  await ada.getByRole('region', { name: words.paused.title }).waitFor({ state: 'hidden' })
  await bo.goto(address)
  await bo.getByText(words.notes.kept).waitFor()
  await bo.getByRole('button', { name: words.notes.takeBack }).click()
  await bo.getByText(words.notes.kept).waitFor({ state: 'hidden' })
  expect(new URL(bo.url()).pathname).toBe(`/${code}`)
})

test('a player who returns sees the missed moves card by card, and plays on', async () => {
  const { ada, bo } = await inMidTurn()
  await expect.poll(() => topsOf(bo), patiently).toEqual(await topsOf(ada))
  const [address, atFirst] = [bo.url(), await topsOf(bo)]
  await bo.goto('about:blank')
  await playNext(ada)
  const later = await topsOf(ada)
  await bo.goto(address)
  await bo.getByText(words.notes.missed(1)).waitFor()
  await bo.getByRole('button', { name: words.notes.show, exact: true }).click()

  const bar = bo.getByRole('region', { name: words.missed.title })
  await bar.waitFor()
  await bo.keyboard.press('Home')
  await bar.getByText(words.missed.begins(null)).waitFor()
  await expect.poll(() => topsOf(bo)).toEqual(atFirst)
  await bo.keyboard.press('ArrowRight')
  await expect.poll(() => topsOf(bo), patiently).toEqual(later)
  await bar.getByRole('button', { name: words.replay.back }).click()
  await expect.poll(() => topsOf(bo), patiently).toEqual(atFirst)

  // A move that Ada makes during Bo's replay adds a step.
  await bar.getByText(words.replay.stepOf(0, 1)).waitFor()
  await playNext(ada)
  await bar.getByText(words.replay.stepOf(0, 2)).waitFor()
  expect(await topsOf(bo)).toEqual(atFirst)
  await endButton(ada).click()
  expect(await faults(bo)).toEqual([])
  await bar.getByRole('button', { name: words.missed.toMyTurn }).waitFor()
  await bar.getByRole('button', { name: words.replay.run }).click()
  await bar.waitFor({ state: 'hidden' })
  await expect.poll(() => topsOf(bo)).toEqual(await topsOf(ada))
  expect(await playNext(bo)).toBe(true)
})

test('a game that ended meanwhile is replayed from the last view, and all cards can be shown', async () => {
  const [origin, bo] = [testbed.origin(), await testbed.person('phone')]
  const code = await openTableOf(origin, 'the-game', {})
  const [first, second] = [await sit(origin, code, 'Ada'), await sit(origin, code, 'Bo')]
  const ada = await connect(origin, code, first.token)
  await ada.send({ id: 'start', type: 'start' })
  await bo.goto(`${origin}/${code}#seat=${second.token}`)
  await handOf(bo).first().waitFor()
  await bo.goto('about:blank')
  await playOut([ada, await connect(origin, code, second.token)], 'the-game')
  await bo.goto(`${origin}/${code}`)
  await bo.getByRole('button', { name: words.notes.show, exact: true }).click()
  await expect.poll(() => new URL(bo.url()).hash, patiently).toBe('#step=0&eyes=1')
  await bo.getByRole('combobox', { name: words.replay.eyes }).waitFor()
})

test('a visited page opens without a network', async () => {
  const ada = await testbed.person('phone')
  await openTable(ada, testbed.origin(), { name: 'Ada' })
  await addBot(ada)
  await start(ada)
  await handOf(ada).first().waitFor()
  const cards = await cardsOf(ada)
  await ada.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await ada.reload()
  await handOf(ada).first().waitFor()
  await ada.context().setOffline(true)
  await ada.reload()
  await ada.getByRole('listbox', { name: gameWords.hand }).waitFor()
  expect(await cardsOf(ada)).toEqual(cards)
})
