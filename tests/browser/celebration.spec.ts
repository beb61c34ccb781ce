import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { playOut } from '../support/finished-table.ts'
import { connect, openTable, sit } from '../support/seat-client.ts'

const testbed = openTestbed({ motion: 'full' })

interface Slowed {
  readonly rate: number
  readonly remaining: number
}
/** The data that the init script of `watchToTheEnd` records in the page. */
interface Recorded {
  readonly hasCelebrated: boolean
  readonly slowed: readonly Slowed[]
}

/** Opens the page of a table at which two programs play, and lets them play until the game ends. */
async function watchToTheEnd(page: Page, game: string): Promise<void> {
  const origin = testbed.origin()
  await page.clock.install()
  await page.addInitScript(() => {
    const recorded = { hasCelebrated: false, slowed: [] as Slowed[] }
    Object.assign(globalThis, { recorded })
    new MutationObserver(() => {
      recorded.hasCelebrated ||= document.querySelector('.celebration') !== null
    }).observe(document, { childList: true, subtree: true })
    // Pauses every animation. Otherwise, on a busy machine, the animation of the last card could
    // end before the page knows that the game is over.
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const flight = animate.apply(this, how)
      flight.pause()
      return flight
    }
    const update = Object.getOwnPropertyDescriptor(Animation.prototype, 'updatePlaybackRate')
    Animation.prototype.updatePlaybackRate = function (rate) {
      const { endTime } = this.effect?.getComputedTiming() ?? {}
      recorded.slowed.push({ rate, remaining: Number(endTime) - Number(this.currentTime) })
      update?.value.call(this, rate)
    }
  })
  const code = await openTable(origin, game, {})
  const tokens = [await sit(origin, code, 'Ada'), await sit(origin, code, 'Bo')]
  const clients = await Promise.all(tokens.map(({ token }) => connect(origin, code, token)))
  await clients[0]?.send({ id: 'start', type: 'start' })
  await page.goto(`${origin}/${code}`)
  await page.locator('.stage').first().waitFor()
  // The page loads the code of the end screen some seconds after the cards.
  await page.clock.runFor(25_000)
  await page.waitForLoadState('networkidle')
  await playOut(clients, game)
  for (const client of clients) client.close()
}

const recordedIn = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded)

test('the last move of a game is slow, and a key ends the celebration after it', async () => {
  const eve = await testbed.person('desktop')
  const complaints = complaintsOf(eve)
  await watchToTheEnd(eve, 'switch')
  await eve.locator('.celebration').waitFor()
  // Stops the clock of the page, so that no timer ends the celebration before the key press does.
  // The time must be in the future, because the clock cannot go back.
  await eve.clock.pauseAt((await eve.evaluate(() => Date.now())) + 500)
  await eve.keyboard.press('Shift')
  await eve.locator('.ending').waitFor()
  expect(await eve.locator('.celebration').count()).toBe(0)
  const { slowed } = await recordedIn(eve)
  expect(slowed.some(({ rate }) => rate < 1)).toBe(true)
  expect(slowed.filter(({ rate, remaining }) => rate < 1 && remaining / rate > 601)).toEqual([])
  expect(complaints).toEqual([])
}, 60_000)

test('with reduced motion the result is there at once, without a celebration', async () => {
  const eve = await testbed.person('phone')
  await eve.emulateMedia({ reducedMotion: 'reduce' })
  await watchToTheEnd(eve, 'nix')
  await eve.locator('.ending').waitFor()
  expect(await recordedIn(eve)).toEqual({ hasCelebrated: false, slowed: [] })
}, 60_000)

test('the buttons of the end screen can be pressed only after they have appeared', async () => {
  const eve = await testbed.person('phone')
  await watchToTheEnd(eve, 'nix')
  // Stops all animations of the end screen at their beginning.
  await eve.addInitScript(() => {
    const stopped = new CSSStyleSheet()
    stopped.replaceSync('.ending * { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [stopped]
  })
  await eve.reload()
  const share = eve.locator('.ending-ways > .button').first()
  await share.waitFor({ state: 'attached' })
  expect(await share.isVisible()).toBe(false)
  await eve.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await share.click()
  await eve.getByRole('dialog').waitFor()
}, 60_000)
