import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { words as gameWords } from '../../shared/games/the-game/words/en/table.ts'
import { playTurn } from '../support/boards/the-game.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { addBot, isMyTurn, openTable, start } from '../support/people.ts'
import { isOver, playToTheEnd, verifiedRecord } from '../support/whole-game.ts'
import { pageWords } from '../support/page-words.ts'

const words = pageWords.en

// These tests run with animations. Most other tests run with reduced motion.
const testbed = openTestbed({ motion: 'full', serviceWorker: true })

/**
 * The preferred difference between a card and the card below it on a pile. Large differences end
 * the game after some twenty cards, which keeps the test short.
 */
const stride = 20

/** Plays a whole turn of The Game, which may be several cards. */
const play = (page: Page): Promise<void> =>
  playTurn(page, async () => (await isMyTurn(page)) && !(await isOver(page)), stride)

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
