import type { Locator, Page } from 'playwright-core'

import type { About } from '../../shared/game/game.ts'
import { games } from '../../shared/games/all.ts'
import { closeSheet } from './close-sheet.ts'
import { type PageWords, pageWords } from './page-words.ts'
import { openTable as openTableOf, sit } from './seat-client.ts'

const { en } = pageWords

/**
 * Opens a table by the API, which is faster than by the landing page, and sits down as its host.
 * Returns the table's code.
 */
export async function openTable(
  page: Page,
  origin: string,
  wish: { name: string; game?: string },
): Promise<string> {
  const code = await openTableOf(origin, gameCalled(wish.game ?? 'The Game').id, {})
  await joinTable(page, origin, code, wish.name)
  await page.locator('.gathering-start').waitFor()
  return code
}

/** Takes a seat by the API, and opens its page. */
export async function joinTable(
  page: Page,
  origin: string,
  code: string,
  name: string,
): Promise<void> {
  const { token } = await sit(origin, code, name, 'page')
  await page.goto(`${origin}/${code}#seat=${token}`)
  await page.locator('.player-panel-piece').waitFor()
}

/**
 * Opens a table on the landing page, and waits for the page before the deal. Returns the table's
 * code.
 */
export async function openOnLanding(
  page: Page,
  origin: string,
  wish: { name: string; game?: string; rules?: (page: Page) => Promise<unknown> },
  words: PageWords = en,
): Promise<string> {
  await page.goto(origin)
  const game = gameCalled(wish.game ?? 'The Game').name
  await page.getByRole('radio', { name: new RegExp(`^${game}`) }).check({ force: true })
  await page.getByLabel(words.yourName).fill(wish.name)
  if (wish.rules) {
    await page.getByRole('button', { name: words.changeRules }).click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor({ state: 'attached' })
    await wish.rules(page)
    await closeSheet(page, () => page.getByRole('button', { name: words.options.done }).click())
  }
  await page.getByRole('button', { name: words.landing.openButton(game) }).click()
  await page.locator('.gathering-start').waitFor()
  return new URL(page.url()).pathname.slice(1)
}

/** Returns the game whose name starts with `beginning`. */
function gameCalled(beginning: string): About {
  const game = games.find(({ about }) => about.name.startsWith(beginning))
  if (!game) throw new Error(`no game is called ${beginning}`)
  return game.about
}

/** Chooses the edition Extreme of The Game. */
export const extreme = (page: Page): Promise<void> => page.getByText(/^Extreme/).click()

/** Types the code on the landing page, and sits down under this name. */
export async function joinByCode(
  page: Page,
  origin: string,
  code: string,
  name: string,
): Promise<void> {
  await page.goto(origin)
  await page.getByLabel(en.yourName).fill(name)
  await page.getByLabel(en.landing.code).fill(`${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`)
  await page.getByRole('button', { name: en.landing.enterButton }).click()
  await page.getByRole('button', { name: en.sitDownAs(name) }).click()
  await page.locator('.player-panel-piece').waitFor()
}

/**
 * Adds the table to the public list, or removes it.
 * @returns whether it was listed before
 */
export async function listTable(page: Page, listed = true): Promise<boolean> {
  await page.getByRole('button', { name: en.tableRules }).click()
  const list = page.getByLabel(en.menu.switches.list)
  const wasListed = await list.isChecked()
  await list.setChecked(listed)
  await closeSheet(page, () => page.getByRole('button', { name: en.close }).click())
  return wasListed
}

/** Locates the seat of a player by the full name: "Bo" must not match the button for a bot. */
export const seatNamed = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator('.seat-name').filter({ hasText: new RegExp(`^${name}$`) }) })

/**
 * Waits until the table has this page's nonce for the next deal. If the game starts earlier, the
 * deal lacks the nonce.
 */
export async function waitForNonce(page: Page, code: string): Promise<void> {
  await page.waitForFunction(
    (key) =>
      Object.keys(localStorage).some(
        (name) =>
          name.startsWith(key) && localStorage.getItem(name)?.includes('"accepted":true') === true,
      ),
    `tischlein.nonce.${code}.`,
  )
}

export const start = (page: Page, words: PageWords = en): Promise<void> =>
  page.getByRole('button', { name: words.seats.start }).click()

/** Adds a bot, and waits until the page shows its seat. */
export async function addBot(page: Page, words: PageWords = en): Promise<void> {
  const bots = page.locator('.seat[data-state="bot"]')
  const next = bots.nth(await bots.count())
  await page.getByRole('button', { name: words.seats.addBot }).first().click()
  await next.waitFor()
}

/** Taps a card of the hand at its index (the rank in its corner), which no other card covers. */
export const tapCard = (card: Locator): Promise<void> => card.locator('.card-index').click()

/** Locates the player panel while it is the viewer's turn. */
export const myTurn = (page: Page): Locator => page.locator('.player-panel[data-moves="true"]')

export const isMyTurn = (page: Page): Promise<boolean> => myTurn(page).isVisible()
