import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { endWords } from '../../shared/games/the-game/words/en/extras.ts'
import { words as gameWords } from '../../shared/games/the-game/words/en/table.ts'
import { cardsOf, playTurn } from '../support/boards/the-game.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import {
  addBot,
  extreme,
  isMyTurn,
  joinByCode,
  openTable,
  waitForNonce,
  start,
} from '../support/people.ts'
import { isOver, playToTheEnd, rematch, verifiedRecord } from '../support/whole-game.ts'
import { pageWords } from '../support/page-words.ts'

const words = pageWords.en

// Cards fly in the game with a bot. In other tests, people prefer reduced motion.
const testbed = openTestbed({ motion: 'full', serviceWorker: true })

/**
 * The preferred step from one card to the next. Long steps end the game after some twenty cards.
 */
const stride = 20

/** Plays a whole turn of The Game, which may be several cards. */
const play = (page: Page): Promise<void> =>
  playTurn(page, async () => (await isMyTurn(page)) && !(await isOver(page)), stride)

test('two people join by code and play a whole game of Extreme through the page', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  for (const page of [ada, bo]) await page.emulateMedia({ reducedMotion: 'reduce' })
  const complaints = [complaintsOf(ada), complaintsOf(bo)]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada', rules: extreme })
  await joinByCode(bo, testbed.origin(), code, 'Bo')
  for (const page of [ada, bo]) await waitForNonce(page, code)
  await start(ada)
  await ada.getByRole('listbox', { name: gameWords.hand }).waitFor()
  await bo.getByRole('listbox', { name: gameWords.hand }).waitFor()
  expect(await cardsOf(ada)).toHaveLength(7)
  expect(await cardsOf(bo)).toHaveLength(7)

  await playToTheEnd([ada, bo], play)

  const record = await verifiedRecord(testbed.origin(), code)
  expect(record.proof.nonces.every((nonce) => nonce !== null)).toBe(true)
  const { outcome } = record
  if (outcome.kind !== 'cooperative') throw new Error('all win or lose together')
  const { title } = endWords.together(outcome.won, outcome.score, true)
  for (const page of [ada, bo]) await page.getByRole('heading', { name: title }).waitFor()

  await rematch([ada, bo])
  for (const page of [ada, bo]) expect(await cardsOf(page)).toHaveLength(7)
  expect(complaints.flat()).toEqual([])
}, 180_000)

test('a player plays a whole game with a bot, and the page of the deal verifies it', async () => {
  const ada = await testbed.person('phone')
  const complaints = complaintsOf(ada)
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await addBot(ada)
  await start(ada)
  await ada.getByRole('listbox', { name: gameWords.hand }).waitFor()

  await playToTheEnd([ada], play)

  const { steps } = await verifiedRecord(testbed.origin(), code)
  expect(steps.some(({ by }) => by === 'bot')).toBe(true)
  await ada.getByRole('button', { name: words.over.more }).click()
  await ada.getByRole('link', { name: words.over.verify }).click()
  await ada.getByText(words.verify.fits).waitFor()
  expect(complaints).toEqual([])
}, 240_000)
