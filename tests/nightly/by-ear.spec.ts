import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { endWords } from '../../shared/games/the-game/words/en/extras.ts'
import { words as gameWords } from '../../shared/games/the-game/words/en/table.ts'
import { cardsOf, endButton, likelyPlays, topsOf } from '../support/boards/the-game.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { pageWords } from '../support/page-words.ts'
import { addBot, openTable } from '../support/people.ts'
import { isOver, verifiedRecord } from '../support/whole-game.ts'

const words = pageWords.en
const testbed = openTestbed()

/** The preferred difference between two cards of a pile. Large differences end the game early. */
const stride = 20

/** Records what the live regions of the page announce, from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const story: string[] = []
    Object.assign(globalThis, { story })
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const region = target.parentElement?.closest('[role=log], [role=status], [role=alert]')
        const inside = region ?? (target as Element).closest?.('[role=log], [role=status]')
        const text = [...addedNodes].map((node) => node.textContent ?? '').join('')
        if (inside && text.trim() !== '') story.push(text)
      }
    }).observe(document.body, { childList: true, subtree: true })
  })

const storyOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { story: string[] }).story)

/** What a player can know without seeing: the names of the cards, the piles and the end button. */
async function heard(page: Page): Promise<string> {
  const [cards, tops] = [await cardsOf(page), await topsOf(page)]
  const asks = await page.getByRole('dialog').count()
  return JSON.stringify({ cards, tops, ends: await mayEnd(page), asks })
}

const mayEnd = async (page: Page): Promise<boolean> =>
  (await endButton(page).count()) > 0 &&
  (await endButton(page).getAttribute('aria-disabled')) === 'false'

/** Presses the keys of one action: ends the turn, or plays a card. */
async function act(page: Page): Promise<void> {
  const losing = page.getByRole('dialog', { name: gameWords.losing.title })
  if (await losing.isVisible())
    return losing.getByRole('button', { name: gameWords.losing.play }).press('Enter')
  if (await mayEnd(page)) return page.keyboard.press('e')
  const cards = await cardsOf(page)
  const [play] = likelyPlays(cards, await topsOf(page), stride)
  if (!play) return
  await page.keyboard.press('Escape')
  await page.keyboard.press(String(cards.findIndex(({ card }) => card === play.card) + 1))
  await page.keyboard.press(String(play.pile + 1))
}

test('a whole game is played with keys alone, by what a screen reader says', async () => {
  const ada = await testbed.person('desktop')
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await addBot(ada)
  await listen(ada)
  await ada.getByRole('button', { name: words.seats.start }).press('Enter')
  await ada.getByRole('listbox', { name: gameWords.hand }).waitFor()
  const prompt = ada.getByRole('status').filter({ hasText: words.yourTurn })
  while (!(await isOver(ada))) {
    const canAct = async () => (await prompt.count()) > 0 || (await isOver(ada))
    await expect.poll(canAct, { timeout: 30_000 }).toBe(true)
    if (await isOver(ada)) break
    const before = await heard(ada)
    await act(ada)
    await expect
      .poll(async () => (await isOver(ada)) || (await heard(ada)) !== before, { timeout: 30_000 })
      .toBe(true)
  }
  const { steps, outcome } = await verifiedRecord(testbed.origin(), code)
  if (outcome.kind !== 'cooperative') throw new Error('all win or lose together')
  const story = await storyOf(ada)
  const { title } = endWords.together(outcome.won, outcome.score, true)
  await ada.getByRole('heading', { name: title }).waitFor()
  const cards = steps.flatMap((step) => ('move' in step && 'card' in step.move ? [step] : []))
  const told = story.join(' ').match(/ plays? \d+ on the /g) ?? []
  expect(told).toHaveLength(cards.length)
  expect(story.join(' ').match(/cards left/g)).toHaveLength(1)
}, 240_000)
