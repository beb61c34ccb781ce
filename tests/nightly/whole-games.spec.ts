import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { endWords } from '../../shared/games/the-game/words/en/extras.ts'
import { words as gameWords } from '../../shared/games/the-game/words/en/table.ts'
import { mauMau, playSwitch } from '../support/boards/switch-games.ts'
import { cardsOf, playTurn } from '../support/boards/the-game.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import {
  extreme,
  isMyTurn,
  joinByCode,
  openOnLanding,
  start,
  waitForNonce,
} from '../support/people.ts'
import { isOver, playToTheEnd, rematch, verifiedRecord } from '../support/whole-game.ts'

// Plays whole games with rules that no test in tests/browser/ uses.

const testbed = openTestbed()

/**
 * The preferred difference between a card and the card below it on a pile. Large differences end
 * the game after some twenty cards, which keeps the test short.
 */
const stride = 20

const play = (page: Page): Promise<void> =>
  playTurn(page, async () => (await isMyTurn(page)) && !(await isOver(page)), stride)

test('two people join by code and play a whole game of Extreme through the page', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  const complaints = [complaintsOf(ada), complaintsOf(bo)]
  const code = await openOnLanding(ada, testbed.origin(), { name: 'Ada', rules: extreme })
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

test('two people and a bot play Switch by the rules of German Mau-Mau, and name a suit', async () => {
  expect(await playSwitch(testbed, mauMau)).toEqual([])
}, 400_000)
