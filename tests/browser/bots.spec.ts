import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { reasonWords } from '../../shared/games/the-game/words/de/extras.ts'
import type { MoveReason } from '../../shared/protocol/protocol.ts'
import type { ReasonWords } from '../../shared/game/words.ts'
import { closeSheet } from '../support/close-sheet.ts'
import {
  cardsOf,
  handOf,
  playCard,
  likelyPlays,
  playTurn,
  topsOf,
} from '../support/boards/the-game.ts'
import { faults } from '../support/faults.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { addBot, isMyTurn, openTable, start } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

const { en, de } = pageWords

const testbed = openTestbed()

/** The timeout is longer than usual, since other tests may keep the machine busy. */
const slowly = { timeout: 20_000 }

/**
 * Asks the API why the bot in the second seat acts as it does, and returns the reason as a
 * sentence. Null if the API returns no reason.
 */
async function waitingByInterface(code: string): Promise<string | null> {
  const answer = await fetch(`${testbed.origin()}/api/tables/${code}/seats/1/reason`)
  if (!answer.ok) return null
  const { reason } = (await answer.json()) as MoveReason
  return (reasonWords as ReasonWords).sentence(reason, ['Ada', ''], null)
}

/** Locates the name plate (name and seat) of the player in the second seat. */
const bot = (page: Page) => page.locator('[data-seat="1"] .seat-plate')

async function asks(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: de.bots.why }).click()
  const answer = page.getByRole('dialog').locator('.ask-bot-answer')
  await expect.poll(() => answer.textContent(), slowly).not.toBe('')
  return answer.textContent()
}

test('a bot has the strength that the host chose, which all players see, and explains its moves in each player’s language', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('small', 'de-DE')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await addBot(ada)
  await bot(ada).click()
  const even = ada.getByRole('radio', { name: en.bots.strengths.medium })
  await even.waitFor({ state: 'attached' })
  expect(await even.isChecked()).toBe(true)

  await bo.goto(`${testbed.origin()}/${code}`)
  await bot(bo).filter({ hasText: de.bots.strengths.medium }).waitFor()
  await even.press('ArrowRight')
  await bot(bo).filter({ hasText: de.bots.strengths.hard }).waitFor()
  // Spectators can read the strength of the bot, but not change it.
  for (const strength of Object.values(de.bots.strengths))
    expect(await bo.getByRole('radio', { name: strength }).count()).toBe(0)
  expect(await faults(ada)).toEqual([])

  await closeSheet(ada)
  await start(ada)
  // In The Game any player may make the first move, and the bot waits only a short time before it
  // does. Ada moves immediately, so the bot does nothing until the end of her turn.
  await handOf(ada).first().waitFor()
  const [play] = likelyPlays(await cardsOf(ada), await topsOf(ada))
  if (!play) throw new Error('a first hand fits somewhere')
  expect(await playCard(ada, play.card, play.pile, 'keep')).toBe(true)
  await bo.getByRole('listbox').or(bo.locator('.middle')).first().waitFor()
  await bot(bo).click()
  expect(await asks(bo)).toBe(de.refusals['no-reason'])
  const playsUntilReason = async (): Promise<string | null> => {
    if (await isMyTurn(ada)) await playTurn(ada, () => isMyTurn(ada))
    return waitingByInterface(code)
  }
  await expect.poll(playsUntilReason, { timeout: 45_000 }).not.toBe(null)
  await ada.getByRole('button', { name: en.menu.title }).click()
  await ada.getByRole('button', { name: en.menu.pause }).click()
  await bo.getByRole('region', { name: de.paused.title, includeHidden: true }).waitFor()
  const expected = await waitingByInterface(code)
  await expect.poll(() => asks(bo), slowly).toBe(expected)
  expect(await faults(bo)).toEqual([])
})
