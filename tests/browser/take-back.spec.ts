import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { card as switchCard, position } from '../../shared/games/switch/testing/positions.ts'
import { words as gameWords } from '../../shared/games/the-game/words/en/table.ts'
import { takeBackWords } from '../../web/words/take-back.ts'
import { noSeatWords } from '../../web/words/no-seat.ts'
import { timeWords } from '../../web/words/time.ts'
import { televisionWords } from '../../web/words/tv.ts'
import { handOf } from '../support/boards/switch.ts'
import {
  cardsOf,
  endButton,
  playCard,
  likelyPlays,
  startForAdaAndBo,
  topsOf,
} from '../support/boards/the-game.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { joinTable, openTable, start } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'
import { changeState } from '../support/stored-tables.ts'
import { actAndWait } from '../support/whole-game.ts'

const words = pageWords.en
const patiently = { timeout: 15_000 }
const testbed = openTestbed()

/** Plays the card that fits best, and returns it. */
async function playBest(page: Page): Promise<number> {
  const [play] = likelyPlays(await cardsOf(page), await topsOf(page))
  if (!play) throw new Error('a card fits somewhere')
  expect(await playCard(page, play.card, play.pile, 'keep')).toBe(true)
  return play.card
}

const numbersOf = async (page: Page): Promise<number[]> =>
  (await cardsOf(page)).map(({ card }) => card).toSorted((a, b) => a - b)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const askButton = (page: Page) => page.getByRole('button', { name: takeBackWords.en.ask })

async function logOf(page: Page): Promise<string[]> {
  await button(page, words.menu.title).click()
  await page.getByRole('button', { name: words.log.title }).click()
  const log = page.getByRole('dialog', { name: words.log.title })
  await log.waitFor()
  const lines = await log.locator('.log-line').allTextContents()
  await log.getByRole('button', { name: words.close, exact: true }).click()
  await log.waitFor({ state: 'hidden' })
  return lines
}

/** Plays Ada's whole turn. Bo then has to move. */
async function turnOf(ada: Page): Promise<void> {
  await playBest(ada)
  await playBest(ada)
  await actAndWait(ada, () => endButton(ada).click())
}

test('cards are taken back at once, the newest first, and the log reports it', async () => {
  const { ada, bo } = await startForAdaAndBo(testbed)
  const before = { hand: await numbersOf(ada), tops: await topsOf(ada) }
  const first = await playBest(ada)
  const second = await playBest(ada)
  await button(ada, gameWords.takeBack(second)).click()
  // The button is disabled until the server has taken back the card `second`.
  await ada.getByRole('button', { name: gameWords.takeBack(first), disabled: false }).waitFor()
  await ada.keyboard.press('z')
  await expect.poll(() => numbersOf(ada), patiently).toEqual(before.hand)
  await expect.poll(() => topsOf(bo), patiently).toEqual(before.tops)
  await expect
    .poll(async () => (await logOf(bo))[0], patiently)
    .toContain(timeWords.en.news.takesBack('Ada'))
  expect((await logOf(ada))[0]).toContain(timeWords.en.news.takesBackMe)
  await expect.poll(() => ada.locator('.take-back').count(), patiently).toBe(0)
}, 60_000)

test('a turn that another player could see is taken back once that player agrees', async () => {
  const { ada, bo } = await startForAdaAndBo(testbed)
  await turnOf(ada)
  const seen = await topsOf(bo)
  await askButton(ada).click()
  await ada.getByText(takeBackWords.en.agree(0, 1)).waitFor()
  await bo.getByText(takeBackWords.en.asks('Ada')).waitFor()
  await button(bo, takeBackWords.en.yes).click()
  await ada.getByText(timeWords.en.news.agreed).first().waitFor()
  await endButton(ada).waitFor()
  expect(await topsOf(bo)).toEqual(seen)
  expect((await logOf(bo))[0]).toContain(timeWords.en.news.agreed)
}, 60_000)

test('the card that a player asks for is outlined for players, spectators and on a television', async () => {
  const [ada, bo] = [await testbed.person('phone'), await testbed.person('desktop')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada', game: 'Switch' })
  await joinTable(bo, testbed.origin(), code, 'Bo')
  await start(ada)
  await handOf(ada).first().waitFor()
  const state = position({ hands: ['9♠ 7♥ 6♥', 'K♦ 5♣ 4♣'], discards: '3♦ Q♥ Q♠' })
  await testbed.changeStored((folder) => changeState(folder, code, state))
  await Promise.all([ada.reload(), bo.reload()])
  const [spectator, television] = [await testbed.person('phone'), await testbed.person('desktop')]
  await spectator.goto(`${testbed.origin()}/${code}`)
  await television.goto(`${testbed.origin()}/tv/${code}`)
  await spectator.getByRole('button', { name: noSeatWords.en.watch }).click()
  await television.locator('.discard').waitFor()
  await ada.locator(`[data-card="${switchCard('9♠')}"]`).click()
  await ada.locator('.discard').click()
  await askButton(ada).click()
  for (const page of [bo, spectator]) await page.getByText(takeBackWords.en.asks('Ada')).waitFor()
  await television.getByText(televisionWords.en.asks('Ada')).waitFor()
  for (const page of [ada, bo, spectator, television]) {
    const outlined = page.locator('.middle [data-arrived]')
    expect(await outlined.getAttribute('data-motion-key')).toBe(`card-${switchCard('9♠')}`)
    expect(await outlined.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('dashed')
  }
})

test('one no is a no: the move stays, and the log does not name the player', async () => {
  const { ada, bo } = await startForAdaAndBo(testbed)
  await turnOf(ada)
  await askButton(ada).click()
  await button(bo, takeBackWords.en.no).click()
  await ada.getByText(timeWords.en.declined).first().waitFor()
  expect((await logOf(ada))[0]).toContain(timeWords.en.news.asksBackMe)
  expect((await logOf(ada))[0]).not.toContain('Bo')
  await expect.poll(() => askButton(ada).count(), patiently).toBe(0)
  await playBest(bo)
}, 60_000)

test('a player who has asked can change their mind', async () => {
  const { ada, bo } = await startForAdaAndBo(testbed)
  await turnOf(ada)
  await askButton(ada).click()
  await bo.getByText(takeBackWords.en.asks('Ada')).waitFor()
  await button(ada, takeBackWords.en.neverMind).click()
  await expect.poll(() => bo.getByText(takeBackWords.en.asks('Ada')).count(), patiently).toBe(0)
  await expect.poll(() => askButton(ada).count(), patiently).toBe(0)
  await playBest(bo)
}, 60_000)

test('the host can forbid it, and the button is gone', async () => {
  const { ada } = await startForAdaAndBo(testbed)
  const card = await playBest(ada)
  await button(ada, gameWords.takeBack(card)).waitFor()
  await button(ada, words.menu.title).click()
  await ada.getByRole('button', { name: words.menu.thisTable }).click()
  await ada.getByLabel(words.menu.switches.takeBack).setChecked(false)
  await button(ada, words.close).click()
  await expect.poll(() => ada.locator('.take-back').count(), patiently).toBe(0)
}, 60_000)
