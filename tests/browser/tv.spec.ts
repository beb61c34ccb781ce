import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import type { SeatState } from '../../shared/protocol/messages.ts'
import type { View } from '../../shared/games/the-game/rules/state.ts'
import { televisionWords } from '../../web/words/tv.ts'
import { handOf, playTurn, topsOf } from '../support/boards/the-game.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { faults } from '../support/faults.ts'
import { playOut } from '../support/finished-table.ts'
import { isMyTurn, start } from '../support/people.ts'
import { connect, openTable, sit } from '../support/seat-client.ts'
import { countWakeLocks } from '../support/wake-locks.ts'
import { isOver, playToTheEnd } from '../support/whole-game.ts'

const testbed = openTestbed()

/**
 * Plays a turn with large differences between successive cards of a pile, so that the game ends
 * soon.
 */
const play = (page: Page): Promise<void> =>
  playTurn(page, async () => (await isMyTurn(page)) && !(await isOver(page)), 25)

/** Runs in the page: records the position at which the animation of each name plate begins. */
function recordPlates(): void {
  const plateStarts: number[][] = []
  Object.assign(globalThis, { plateStarts })
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    if (this.matches('.seat-plate')) {
      const { x, y, width, height } = this.getBoundingClientRect()
      plateStarts.push([Math.round(x + width / 2), Math.round(y + height / 2)])
    }
    return animation
  }
}

/** Returns the texts of all messages that the sockets of a page receive. */
function receivedBy(page: Page): string[] {
  const texts: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void texts.push(String(payload))),
  )
  return texts
}

test('a television shows a table to five phones from the first code to the end of the game', async () => {
  const origin = testbed.origin()
  const television = await testbed.person('desktop')
  const complaints = complaintsOf(television)
  const received = receivedBy(television)
  await television.addInitScript(recordPlates)
  const wakeLocks = await countWakeLocks(television, origin)
  await television.goto(`${origin}/tv`)
  await television.getByText(televisionWords.en.firstPhone).waitFor()
  const code = new URL(television.url()).pathname.split('/')[2] ?? ''
  expect(await faults(television)).toEqual([])

  const names = ['Ada', 'Bo', 'Cy', 'Dora', 'Emil']
  const tokens: string[] = []
  const phones: Page[] = []
  const receivedByPhones: string[][] = []
  for (const name of names) {
    const { token } = await sit(origin, code, name, 'page')
    const phone = await testbed.person('phone')
    receivedByPhones.push(receivedBy(phone))
    await phone.goto(`${origin}/${code}#seat=${token}`)
    tokens.push(token)
    phones.push(phone)
    await television.locator('.tv-place', { hasText: name }).waitFor()
  }
  await television.getByText(televisionWords.en.deals('Ada')).waitFor()

  const places = await television.locator('.tv-place[data-seat]').evaluateAll((all) =>
    all.map((place) => {
      const { x, y, width, height } = place.getBoundingClientRect()
      return [Math.round(x + width / 2), Math.round(y + height / 2)]
    }),
  )
  await television.emulateMedia({ reducedMotion: 'no-preference' })
  await start(phones[0] as Page)
  for (const phone of phones) await handOf(phone).first().waitFor()
  await television.locator('.tv-caption').waitFor()
  expect(await television.locator('.seat-name').allTextContents()).toEqual(names)
  expect(await television.evaluate(() => Reflect.get(globalThis, 'plateStarts'))).toEqual(places)
  await television.emulateMedia({ reducedMotion: 'reduce' })

  await television.reload()
  await television.locator('.tv-caption').waitFor()
  expect(new URL(television.url()).pathname).toBe(`/tv/${code}`)
  expect(await television.locator('.seat-name').allTextContents()).toEqual(names)

  await expect.poll(wakeLocks).toBe(1)
  const hands = await Promise.all(tokens.map((token) => handAt(origin, code, token)))
  const clients = await Promise.all(tokens.map((token) => connect(origin, code, token)))
  await playOut(clients, 'the-game')
  await television.locator('.tv-end h1').waitFor()
  await expect.poll(wakeLocks).toBe(0)
  expect(await television.locator('.tv-end-faces b').allTextContents()).toEqual(names)
  for (const client of clients) client.close()
  const handsIn = (texts: readonly string[]): string[] =>
    hands.filter((hand) => texts.join('\n').includes(hand))
  expect(receivedByPhones.map(handsIn)).toEqual(hands.map((hand) => [hand]))
  expect(handsIn(received)).toEqual([])
  expect(complaints).toEqual([])
}, 60_000)

test('three people play a whole game on phones beside a television that loses the network meanwhile', async () => {
  const origin = testbed.origin()
  const television = await testbed.person('desktop')
  // Chromium keeps open WebSockets when it is set offline, so the test drops the messages itself.
  let isLost = false
  await television.routeWebSocket('**/api/tables/**', (client) => {
    const server = client.connectToServer()
    client.onMessage((message) => (isLost ? undefined : server.send(message)))
    server.onMessage((message) => (isLost ? undefined : client.send(message)))
  })
  await television.goto(`${origin}/tv`)
  await television.getByText(televisionWords.en.firstPhone).waitFor()
  const code = new URL(television.url()).pathname.split('/')[2] ?? ''
  const phones: Page[] = []
  for (const name of ['Ada', 'Bo', 'Cy']) {
    const { token } = await sit(origin, code, name, 'page')
    const phone = await testbed.person('phone')
    await phone.goto(`${origin}/${code}#seat=${token}`)
    await television.locator('.tv-place', { hasText: name }).waitFor()
    phones.push(phone)
  }
  await start(phones[0] as Page)
  for (const phone of phones) await phone.locator('[data-beside]').waitFor()

  isLost = true
  await television.context().setOffline(true)
  await television.getByText(televisionWords.en.lost).waitFor()
  for (const phone of phones) if (await isMyTurn(phone)) await play(phone)
  isLost = false
  await television.context().setOffline(false)
  const tops = await topsOf(phones[0] as Page)
  expect(tops.filter((top) => top > 1 && top < 100).length).toBeGreaterThan(0)
  await expect.poll(() => topsOf(television), { timeout: 15_000 }).toEqual(tops)

  await playToTheEnd(phones, play)
  await television.locator('.tv-end h1').waitFor()
}, 120_000)

test('a television that could not load the board of a game shows it when the network is back', async () => {
  const origin = testbed.origin()
  const code = await openTable(origin, 'nix', {})
  const tokens = [await sit(origin, code, 'Ada'), await sit(origin, code, 'Bo')]
  const clients = await Promise.all(tokens.map(({ token }) => connect(origin, code, token)))
  await clients[0]?.send({ id: 'start', type: 'start' })
  const television = await testbed.person('desktop')
  await television.clock.install()
  await television.route(/\/assets\/nix-[^/]+\.js$/, (route) => route.abort())
  await television.route('**/healthz', (route) => route.abort())
  const checked = television.waitForEvent('requestfailed', (one) => one.url().endsWith('/healthz'))
  await television.goto(`${origin}/tv/${code}`)
  await checked
  await television.unrouteAll()
  await television.clock.runFor(5_000)
  await television.locator('.tv-caption').waitFor()
  expect(await television.locator('.seat-name').allTextContents()).toEqual(['Ada', 'Bo'])
  for (const client of clients) client.close()
})

/** Returns the hand of a seat as JSON, as a message that reveals the hand would contain it. */
async function handAt(origin: string, code: string, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/tables/${code}/seat`, { headers })
  const { position } = (await answer.json()) as SeatState
  const { hand } = (position as unknown as { readonly view: View }).view
  expect(hand.length).toBeGreaterThan(3)
  return JSON.stringify(hand)
}
