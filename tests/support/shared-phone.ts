import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import { sharedPhoneWords } from '../../web/words/shared-phone.ts'
import { games } from '../../shared/games/all.ts'
import { closeSheet } from './close-sheet.ts'
import { isMyTurn } from './people.ts'
import { type PageWords, pageWords } from './page-words.ts'
import { endOf, isOver } from './whole-game.ts'

// Helpers for tests of a shared phone: several people open a table with one phone, and hand the
// phone on.

/**
 * Opens a table on the landing page for all these players, and waits for the page before the deal.
 * Returns its code.
 */
export async function openSharedPhone(
  page: Page,
  origin: string,
  wish: {
    readonly names: readonly string[]
    readonly game?: string
    readonly rules?: (page: Page) => Promise<unknown>
  },
  words: PageWords = pageWords.en,
  said = sharedPhoneWords.en,
): Promise<string> {
  await page.goto(origin)
  const beginning = wish.game ?? 'The Game'
  const name = games.find(({ about }) => about.name.startsWith(beginning))?.about.name ?? ''
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true })
  if (wish.rules) {
    await page.getByRole('button', { name: words.changeRules }).click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor({ state: 'attached' })
    await wish.rules(page)
    await closeSheet(page, () => page.getByRole('button', { name: words.options.done }).click())
  }
  await page.getByRole('button', { name: words.landing.sharePhone }).click()
  const sheet = page.getByRole('dialog', { name: said.title })
  await sheet.waitFor()
  for (const [at, each] of wish.names.entries()) {
    const field = sheet.getByLabel(said.name(at + 1))
    if (!(await field.isVisible())) await sheet.getByRole('button', { name: said.more }).click()
    await field.fill(each)
  }
  await sheet.getByRole('button', { name: words.landing.openButton(name) }).click()
  await page.getByRole('button', { name: words.seats.start }).waitFor()
  return new URL(page.url()).pathname.slice(1)
}

export const cover = (page: Page): Locator => page.locator('.cover')

/**
 * Taps the button by which the requested player takes the phone, and waits until the cover is
 * hidden.
 */
export async function uncover(page: Page): Promise<void> {
  await cover(page).locator('[data-look="main"]').click()
  await cover(page).waitFor({ state: 'hidden' })
}

export const handOn = (page: Page): Locator => page.locator('.hand-on')

/**
 * Checks the invariant of the cover: no card of any player is in the DOM, in the accessibility tree
 * or in the title of the page.
 */
export async function expectNothingUnderCover(page: Page): Promise<void> {
  const inside =
    '.card, .hand, .board, .stage, [data-card], [data-motion-key], [role="listbox"], [role="option"], [role="log"], dialog'
  await cover(page).or(endOf(page)).first().waitFor()
  const seen = await page.locator(inside).count()
  const spoken = await page.locator('body').ariaSnapshot()
  const title = await page.title()
  // The end of a game removes the cover, since all players may see the result.
  if (await isOver(page)) return
  expect(seen).toBe(0)
  expect(spoken).not.toMatch(/listbox|option|dialog|- log/)
  expect(title).not.toMatch(/\d/)
}

/** Plays a whole game on a shared phone and on the phones of other players. */
export async function playSharedGame(
  page: Page,
  play: (page: Page) => Promise<void>,
  others: readonly Page[] = [],
): Promise<{ readonly handed: number }> {
  let handed = 0
  while (!(await isOver(page))) {
    for (const other of others)
      if ((await isMyTurn(other)) && !(await isOver(other))) await play(other)
    const goesOn = await handOn(page).isVisible()
    if (goesOn) await handOn(page).click()
    if (goesOn || (await cover(page).isVisible())) {
      await expectNothingUnderCover(page)
      // If it is the turn of a player with another phone, the cover does not ask anyone to take this
      // phone, and has no main button.
      if ((await cover(page).locator('[data-look="main"]').count()) === 0) continue
      await uncover(page)
      handed++
    }
    if (await isMyTurn(page)) await play(page)
    else await page.waitForTimeout(50)
  }
  return { handed }
}
