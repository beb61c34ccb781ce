import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { openTable } from '../support/seat-client.ts'
import type { Review } from '../../shared/protocol/protocol.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { faults } from '../support/faults.ts'
import { playOutAlone } from '../support/finished-table.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { type PageWords, pageWords } from '../support/page-words.ts'

const testbed = openTestbed()

const slider = (page: Page, { replay }: PageWords) =>
  page.getByRole('slider', { name: replay.step })
const botSwitch = (page: Page, { review }: PageWords) =>
  page.getByRole('button', { name: review.short })
const curve = (page: Page, { review }: PageWords) => page.getByRole('img', { name: review.curve })

async function lostTable(): Promise<{ code: string; review: Review }> {
  const code = await openTable(testbed.origin(), 'the-game', {})
  await playOutAlone(testbed.origin(), code)
  const answer = await fetch(`${testbed.origin()}/api/tables/${code}/game/review`)
  return { code, review: (await answer.json()) as Review }
}

test('the replay shows the win probability, the hard bot’s moves, and where the win was lost', async () => {
  const { code, review } = await lostTable()
  const [first, lost] = [review.turns[0], review.turns[review.losingTurn ?? -1]]
  const ada = await testbed.person('desktop')
  const complaints = complaintsOf(ada)
  const words = pageWords.en
  await ada.goto(`${testbed.origin()}/${code}#step=0`)
  expect(await curve(ada, words).count()).toBe(0)

  // The keyboard alone is enough to use the switch.
  await botSwitch(ada, words).focus()
  await ada.keyboard.press('Enter')
  await curve(ada, words).waitFor()
  await ada.getByText(words.review.percent(first?.winProbability ?? -1), { exact: true }).waitFor()
  await ada.keyboard.press('End')
  await expect.poll(() => slider(ada, words).getAttribute('aria-valuetext')).toContain('0%')

  const box = await slider(ada, words).boundingBox()
  if (!box) throw new Error('the slider is not to be seen')
  await ada.mouse.click(box.x + 2, box.y + box.height / 2)
  await expect.poll(() => slider(ada, words).inputValue()).toBe('0')

  await ada.getByRole('button', { name: words.review.toLost }).click()
  await expect.poll(() => slider(ada, words).inputValue()).toBe(String(lost?.from))
  await ada.getByText(words.review.lostHere).or(ada.getByText(words.review.lostByCards)).waitFor()

  expect(await faults(ada)).toEqual([])
  await botSwitch(ada, words).click()
  await curve(ada, words).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('on a small phone the piles stay visible, and the page has no accessibility violation', async () => {
  const { code, review } = await lostTable()
  const bo = await testbed.person('small', 'de-DE')
  await bo.emulateMedia({ colorScheme: 'dark' })
  const other = review.turns.find(({ isBest: same }) => !same) ?? review.turns[0]
  await bo.goto(`${testbed.origin()}/${code}#step=${other?.from ?? 0}`)
  await botSwitch(bo, pageWords.de).tap()
  await curve(bo, pageWords.de).waitFor()
  expect(await faults(bo)).toEqual([])
  // The page highlights the cards that the bot would have played.
  const advised = other?.bestMoves.filter((move) => 'card' in move) ?? []
  await expect.poll(() => bo.locator('.mini-card[data-state="lit"]').count()).toBe(advised.length)
  const [bar, pile] = await Promise.all(
    ['.replay-bar', '.pile-top'].map((part) => bo.locator(part).first().boundingBox()),
  )
  expect((pile?.y ?? 568) + (pile?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect((bar?.y ?? 0) + (bar?.height ?? 568)).toBeLessThanOrEqual(568)
})
