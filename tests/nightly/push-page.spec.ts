import { expect, test } from 'vitest'

import { inTouchWords } from '../../web/words/in-touch.ts'
import { noticeWords } from '../../web/words/notice.ts'
import { decryptDelivery } from '../support/push/party.ts'
import { openPushTestbed } from '../support/push/push-testbed.ts'

// A player counts as absent after twenty seconds without a connection, so these tests need a long
// timeout.

const de = inTouchWords.de
const patiently = { timeout: 45_000 }
const { playing, delivery } = await openPushTestbed()

test('a player at a table with daily turns agrees, is notified in their language once the page is closed, and returns to their seat', async () => {
  const { origin, code, page, device, becomesTurnOf, turnPasses } = await playing('daily', 'de-DE')
  expect(await page.getByRole('heading', { name: de.offer }).count()).toBe(0)
  await turnPasses()
  await page.getByRole('heading', { name: de.offer }).waitFor()
  await page.getByRole('button', { name: de.yes }).click()
  await page.getByText(de.agreed).waitFor()
  await page.goto(origin)

  await becomesTurnOf(1)
  const message = await decryptDelivery(device.receiver, await delivery(0))
  expect(message).toEqual({ table: code, event: 'turn-started' })
  await device.deliver(message)
  const notice = {
    title: noticeWords.de.title,
    body: noticeWords.de.how,
    tag: code,
    data: `/${code}`,
  }
  await expect.poll(device.notifications, patiently).toEqual([notice])
  expect(await device.tap()).toEqual({ opened: `/${code}` })
  await page.goto(`${origin}/${code}`)
  await page.locator('.player-panel[data-moves="true"]').waitFor()

  // The open tab is visible now, so a tap on the notification focuses this tab.
  await device.deliver(message)
  await expect.poll(device.notifications, patiently).toEqual([notice])
  expect(await device.tap()).toEqual({ focused: `${origin}/${code}` })
  await device.deliver(message)
  await expect.poll(device.notifications, patiently).toEqual([notice])
  await becomesTurnOf(0)
  const back = await decryptDelivery(device.receiver, await delivery(1))
  expect(back).toEqual({ table: code, event: 'turn-ended' })
  await device.deliver(back)
  await expect.poll(device.notifications, patiently).toEqual([])
}, 120_000)
