import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { besideWords } from '../../web/words/beside.ts'
import { televisionWords } from '../../web/words/tv.ts'
import { handOf, topsOf } from '../support/boards/the-game.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { faults } from '../support/faults.ts'
import { pageWords } from '../support/page-words.ts'
import { start } from '../support/people.ts'
import { sit } from '../support/seat-client.ts'

const { chat, menu } = pageWords.en
const testbed = openTestbed()

/** Opens a television, and two phones with seats at its table. */
async function atTelevision() {
  const origin = testbed.origin()
  const television = await testbed.person('desktop')
  await television.goto(`${origin}/tv`)
  await television.getByText(televisionWords.en.firstPhone).waitFor()
  const code = new URL(television.url()).pathname.split('/')[2] ?? ''
  const phones: Page[] = []
  for (const name of ['Ada', 'Bo']) {
    const { token } = await sit(origin, code, name, 'page')
    const phone = await testbed.person('phone')
    await phone.goto(`${origin}/${code}#seat=${token}`)
    await television.locator('.tv-place', { hasText: name }).waitFor()
    phones.push(phone)
  }
  const [host, guest] = phones as [Page, Page]
  await start(host)
  for (const phone of phones) await phone.locator('[data-beside]').waitFor()
  return { television, host, guest }
}

const showTable = (phone: Page): Locator =>
  phone.getByRole('button', { name: besideWords.en.showTable })

/** Flicks a card upwards, in the direction of a pile. */
async function flick(phone: Page, card: Locator, pile: number): Promise<void> {
  const [from, to] = [
    await card.boundingBox(),
    await phone.locator(`[data-pile="${pile}"]`).boundingBox(),
  ]
  if (!from || !to) throw new Error('the card or the pile is not visible')
  const [x, y] = [from.x + 20, from.y + 20]
  const [aimX, aimY] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y]
  const reach = 120 / Math.hypot(aimX, aimY)
  await phone.mouse.move(x, y)
  await phone.mouse.down()
  await phone.mouse.move(x + aimX * reach, y + aimY * reach, { steps: 4 })
  await phone.mouse.up()
}

test('a phone beside a television shows its hand large, and plays a card that is flicked at a pile', async () => {
  const { television, host, guest } = await atTelevision()
  const complaints = complaintsOf(host)
  expect(await host.locator('.hand-row').count()).toBe(2)
  expect(await host.locator('.seats').isVisible()).toBe(false)
  const width = await handOf(host)
    .first()
    .evaluate((card) => card.clientWidth)
  expect(width).toBeGreaterThan(140)
  expect(await faults(host)).toEqual([])

  await flick(host, handOf(host).first(), 0)
  await expect.poll(async () => (await topsOf(host))[0]).toBeGreaterThan(1)
  expect(await topsOf(host)).toEqual(await topsOf(guest))
  await television.locator('[data-pile="0"] .card').first().waitFor()

  await guest.getByText(besideWords.en.look).waitFor()
  expect(await guest.locator('[data-beside]').getAttribute('data-beside')).toBe('theirs')
  expect(await faults(guest)).toEqual([])
  await guest.getByRole('button', { name: menu.title }).click()
  await guest.getByRole('dialog').getByRole('button', { name: chat.title }).click()
  await guest.getByRole('dialog').getByRole('textbox').waitFor()
  expect(await guest.getByRole('dialog').getByText(besideWords.en.look).count()).toBe(0)
  expect(complaints).toEqual([])
}, 60_000)

test('the whole table can be shown on the phone instead, and stays after a reload', async () => {
  const { host } = await atTelevision()
  await showTable(host).click()
  await host.locator('.seats').waitFor()
  expect(await host.locator('[data-beside]').count()).toBe(0)
  await host.reload()
  const showHand = host.getByRole('button', { name: besideWords.en.showHand })
  await showHand.waitFor()
  expect(await host.locator('[data-beside]').count()).toBe(0)
  await showHand.click()
  await host.locator('[data-beside]').waitFor()
}, 60_000)
