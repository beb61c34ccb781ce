import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import type { GameRecord } from '../../shared/protocol/protocol.ts'
import { verifyRecord } from '../../shared/deal/record.ts'
import { isMyTurn } from './people.ts'
import { pageWords } from './page-words.ts'

const { over } = pageWords.en

/** A page, or a frame in a page. */
export type Screen = Page | FrameLocator

// Plays games of any kind to their end. The files in boards/ contain the moves of each game.

/** Locates the result of a game, which the page shows when the game is over. */
export const endOf = (page: Screen): Locator => page.getByRole('region', { name: over.title })

export const isOver = (page: Page): Promise<boolean> => endOf(page).isVisible()

/** Plays each turn on the page of the player whose turn it is, until every page shows the end. */
export async function playToTheEnd(
  pages: readonly Page[],
  play: (page: Page) => Promise<void>,
): Promise<void> {
  const anyOver = async () => (await Promise.all(pages.map(isOver))).some(Boolean)
  while (!(await anyOver())) {
    for (const page of pages) if ((await isMyTurn(page)) && !(await anyOver())) await play(page)
    await pages[0]?.waitForTimeout(50)
  }
  for (const page of pages) await endOf(page).waitFor()
}

/** Performs an action, and waits until the board shows its effect. */
export async function actAndWait(page: Screen, deed: () => Promise<void>): Promise<void> {
  const before = await sight(page)
  await deed()
  await expect.poll(() => sight(page, before), { timeout: 30_000 }).not.toBe(before)
}

/** Returns the prompt and the labels of the board. Returns `before` while a move is pending. */
async function sight(page: Screen, before?: string): Promise<string> {
  const busy = await page.locator('.stage [aria-busy="true"]').count()
  if (busy > 0 && before !== undefined) return before
  return page
    .locator('.player-panel-text h2, .stage [aria-label]')
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent).join('\n'))
}

/** Fetches the record of the game, and expects it to verify. */
export async function verifiedRecord(origin: string, code: string): Promise<GameRecord> {
  const answer = await fetch(`${origin}/api/tables/${code}/game`)
  const record = (await answer.json()) as GameRecord
  expect(verifyRecord(record)).toMatchObject({ ok: true })
  expect(record.proof.nonces).toHaveLength(record.names.length)
  return record
}

/** Lets all players vote for the same game again. */
export async function rematch(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: over.rematch }).click()
  for (const page of pages) await endOf(page).waitFor({ state: 'hidden' })
}
