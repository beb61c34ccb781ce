import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { words as gameWords } from '../../shared/games/the-game/words/en.ts'
import type { GameRecord } from '../../shared/protocol.ts'
import { verifyRecord } from '../../shared/record.ts'
import { cardsOf, playTurn } from './boardOfTheGame.ts'
import { complaintsOf } from './browser.ts'
import { openHouse } from './house.ts'
import { addBot, isMyTurn, joinByCode, openTable, start } from './people.ts'
import { said } from './words.ts'

const words = said.en

const house = openHouse()

const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('region', { name: words.over.title }).isVisible()

/** Whoever's turn it is plays, until the end is on every page. */
async function playToTheEnd(pages: readonly Page[]): Promise<void> {
  const anyOver = async () => (await Promise.all(pages.map(isOver))).some(Boolean)
  while (!(await anyOver())) {
    for (const page of pages)
      if (await isMyTurn(page))
        await playTurn(page, async () => (await isMyTurn(page)) && !(await isOver(page)))
    await pages[0]?.waitForTimeout(50)
  }
  for (const page of pages) await page.getByRole('region', { name: words.over.title }).waitFor()
}

async function recordOf(code: string): Promise<GameRecord> {
  const answer = await fetch(`${house.origin()}/api/tables/${code}/game`)
  return (await answer.json()) as GameRecord
}

test('two people join by code and play a whole game of Extreme through the page', async () => {
  const [ada, bo] = [await house.person('desktop'), await house.person('phone')]
  const complaints = [complaintsOf(ada), complaintsOf(bo)]
  const code = await openTable(ada, house.origin(), { name: 'Ada', extreme: true })
  await joinByCode(bo, house.origin(), code, 'Bo')
  await start(ada)
  await ada.getByRole('listbox', { name: gameWords.hand }).waitFor()
  await bo.getByRole('listbox', { name: gameWords.hand }).waitFor()
  expect(await cardsOf(ada)).toHaveLength(7)
  expect(await cardsOf(bo)).toHaveLength(7)

  await playToTheEnd([ada, bo])

  const record = await recordOf(code)
  expect(verifyRecord(record)).toMatchObject({ ok: true })
  expect(record.proof.nonces.every((nonce) => nonce !== null)).toBe(true)
  const ending = gameWords.outcome(record.outcome)
  for (const page of [ada, bo]) await page.getByRole('heading', { name: ending }).waitFor()

  await ada.getByRole('button', { name: words.over.rematch }).click()
  for (const page of [ada, bo]) {
    await page.getByRole('region', { name: words.over.title }).waitFor({ state: 'hidden' })
    expect(await cardsOf(page)).toHaveLength(7)
  }
  expect(complaints.flat()).toEqual([])
}, 180_000)

test('somebody plays a whole game with a bot, and the page of the deal verifies it', async () => {
  const ada = await house.person('phone')
  const complaints = complaintsOf(ada)
  const code = await openTable(ada, house.origin(), { name: 'Ada' })
  await addBot(ada)
  await start(ada)
  await ada.getByRole('listbox', { name: gameWords.hand }).waitFor()

  await playToTheEnd([ada])

  const { steps } = await recordOf(code)
  expect(steps.some(({ by }) => by === 'bot')).toBe(true)
  await ada.getByRole('link', { name: words.over.verify }).click()
  await ada.getByText(words.verify.fits).waitFor()
  expect(complaints).toEqual([])
}, 240_000)
