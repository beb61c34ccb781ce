import type { Browser, Page } from 'playwright-core'

import { newPerson } from '../../../tests/support/browser/browser.ts'
import { playOut } from '../../../tests/support/finished-table.ts'
import { connect, openTable, sit } from '../../../tests/support/seat-client.ts'
import { atMost, median, type Figure } from '../figures.ts'
import { inBrowser, slowedDown } from './page.ts'

// Measures how long a visitor waits in the first minute, and between two games. The script taps
// each button as soon as it is enabled, so the results do not include the time that a person needs
// to think.

const game = 'switch'
const name = 'Switch'

/**
 * The button that opens a table. `steps` contains the CSS selectors of the elements to tap on the
 * way to a hand of cards.
 */
const openButton = '.open-table-actions .button[data-look="main"]:not(:disabled)'
const steps = {
  chooseGame: `.game-shelf-box:has([data-game="${game}"])`,
  open: `.landing:has(:checked + [data-game="${game}"]) ${openButton}`,
  playWithBots: '.play-with-bots',
  deal: '.gathering-start button[type="button"][data-look="main"]:not(.play-with-bots, :disabled)',
  sitDown: '.gathering-start .button[type="submit"]:not(:disabled)',
  again: '.again .button[data-look="main"]',
  hand: '[role="listbox"] [role="option"]',
} as const
type Step = keyof typeof steps

/** Measures how soon a visitor has cards: alone, with one friend, and in the next game. */
export const firstMinute = inBrowser('first minute', async (browser, { origin }, visits) => {
  const figures: Figure[] = []
  const measure = async (what: string, run: () => Promise<number>, most?: number) => {
    const times: number[] = []
    while (times.length < visits) times.push(await run())
    const goal = most === undefined ? {} : { goal: atMost('ours', most) }
    figures.push({ what: `${name}: ${what}`, unit: 'ms', ours: median(times), ...goal })
  }
  await measure('from the address to cards alone', () => alone(browser, origin), 4_000)
  await measure('from opening a table to cards for two', () => withFriend(browser, origin))
  await measure('from “Again!” to the cards of the next game', () => toNextGame(browser, origin))
  const toFive = await besideTelevision(browser, origin)
  figures.push({
    what: 'from opening `/tv` on a television to cards for five on their phones',
    unit: 'ms',
    ours: toFive,
    goal: atMost('ours', 20_000),
  })
  return figures
})

/**
 * Returns the milliseconds from the navigation to the landing page until a visitor has cards in a
 * game against bots.
 */
async function alone(browser: Browser, origin: string): Promise<number> {
  const ada = await openPhone(browser)
  try {
    await tapAlong(ada, ['chooseGame', 'open', 'playWithBots', 'hand'])
    await ada.goto(origin)
    return (await seenAt(ada, 'hand')) - (await beganAt(ada))
  } finally {
    await ada.context().close()
  }
}

/**
 * Returns the milliseconds from the host's tap that opens a table until both the host and a friend
 * have cards. The friend opens the link as soon as the table exists.
 */
async function withFriend(browser: Browser, origin: string): Promise<number> {
  const [ada, bo] = [await openPhone(browser), await openPhone(browser)]
  try {
    await tapAlong(ada, ['chooseGame', 'open', 'deal', 'hand'])
    await tapAlong(bo, ['sitDown', 'hand'])
    await ada.goto(origin)
    await ada.waitForURL(/\/[A-Z]{6}\b/)
    await bo.goto(ada.url())
    const both = [await seenAt(ada, 'hand'), await seenAt(bo, 'hand')]
    return Math.max(...both) - (await seenAt(ada, 'open'))
  } finally {
    await ada.context().close()
    await bo.context().close()
  }
}

/**
 * Returns the milliseconds from the navigation of a television until five people have cards. Each
 * of them opens the table's link as soon as the television shows it, and the host deals as soon as
 * all have sat down.
 */
async function besideTelevision(browser: Browser, origin: string): Promise<number> {
  const person = await newPerson(browser, 'desktop')
  const television = await person.newPage()
  const phones: Page[] = []
  try {
    for (let count = 0; count < 5; count++) phones.push(await openPhone(browser))
    for (const phone of phones) await tapAlong(phone, ['sitDown', 'hand'])
    await television.goto(`${origin}/tv`)
    await television.waitForURL(/\/tv\/[A-Z]{6}\b/)
    // The same link as in the QR code.
    const link = `${television.url().replace('/tv/', '/')}?game=the-game`
    await Promise.all(phones.map((phone) => phone.goto(link)))
    await television
      .locator('.tv-place:not([data-state="open"])')
      .nth(phones.length - 1)
      .waitFor()
    const host = await Promise.race(phones.map((phone) => withButton(phone, steps.deal)))
    await host.locator(steps.deal).click()
    const seen = await Promise.all(phones.map((phone) => seenAt(phone, 'hand')))
    return Math.max(...seen) - (await beganAt(television))
  } finally {
    await Promise.all([...phones, television].map((page) => page.context().close()))
  }
}

/**
 * Resolves with the page once it shows the button. Never resolves for a page that does not show the
 * button before it is closed.
 */
const withButton = (page: Page, selector: string): Promise<Page> =>
  page
    .locator(selector)
    .waitFor({ timeout: 0 })
    .then(
      () => page,
      () => new Promise<Page>(() => {}),
    )

/**
 * Returns the milliseconds from a player's tap on “Again!” until that player has new cards. The
 * other player has voted before, so this tap is the last one that the table waits for.
 */
async function toNextGame(browser: Browser, origin: string): Promise<number> {
  const code = await openTable(origin, game, { targetWins: 1 })
  const [{ token }, other] = [await sit(origin, code, 'Ada'), await sit(origin, code, 'Bo')]
  const [host, bo] = [await connect(origin, code, token), await connect(origin, code, other.token)]
  const ada = await openPhone(browser)
  try {
    await host.send({ id: 'start', type: 'start' })
    await playOut([host, bo], game)
    host.close()
    await bo.send({ id: 'again', type: 'vote', game })
    await tapAlong(ada, ['again', 'hand'])
    await ada.goto(`${origin}/${code}#seat=${token}`)
    return (await seenAt(ada, 'hand')) - (await seenAt(ada, 'again'))
  } finally {
    bo.close()
    await ada.context().close()
  }
}

async function openPhone(browser: Browser): Promise<Page> {
  const person = await newPerson(browser, 'phone')
  const phone = await person.newPage()
  await slowedDown(phone)
  return phone
}

/**
 * Lets the page tap each element of `way` as soon as it appears, except the last one. The page
 * marks the time of each tap, and the time at which the last element is painted.
 */
async function tapAlong(phone: Page, way: readonly Step[]): Promise<void> {
  await phone.addInitScript(
    tapInOrder,
    way.map((step) => [step, steps[step]] as const),
  )
}

/**
 * Runs in the page. Taps each element as soon as it appears, and marks the time. Marks when the
 * last element is painted, and does not tap it.
 */
function tapInOrder(way: readonly (readonly [name: string, selector: string])[]): void {
  const [...left] = way
  const look = (): void => {
    const [next] = left
    if (next === undefined) return
    const [step, selector] = next
    const found = document.querySelector<HTMLElement>(selector)
    if (found !== null) {
      left.shift()
      // The last element is not tapped. Its time is marked once it is painted.
      if (left.length === 0) setTimeout(() => performance.mark(step))
      else {
        performance.mark(step)
        found.click()
      }
    }
    requestAnimationFrame(look)
  }
  look()
}

/** Returns the time of a mark, in milliseconds of the clock that all pages share. */
async function seenAt(phone: Page, step: Step): Promise<number> {
  const mark = await phone.waitForFunction((wanted) => {
    const [found] = performance.getEntriesByName(wanted)
    return found && performance.timeOrigin + found.startTime
  }, step)
  return Number(await mark.jsonValue())
}

const beganAt = (phone: Page): Promise<number> => phone.evaluate(() => performance.timeOrigin)
