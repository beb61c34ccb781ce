import { expect, test } from 'vitest'

import { reactionWords } from '../../web/words/reactions.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { faults } from '../support/faults.ts'
import { joinTable, openTable, seatNamed, start } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

const { en } = pageWords

const testbed = openTestbed()

test('a face that a player shows by tap or key appears on their piece for players and spectators', async () => {
  const [ada, bo, eve] = [
    await testbed.person('phone'),
    await testbed.person('small'),
    await testbed.person(),
  ]
  const complaints = [ada, bo, eve].map(complaintsOf)
  const code = await openTable(ada, testbed.origin(), { name: 'Ada', game: 'Switch' })
  await joinTable(bo, testbed.origin(), code, 'Bo')
  await eve.goto(`${testbed.origin()}/${code}`)
  await start(ada)
  for (const page of [ada, bo]) await page.locator('.hand [role=option]').first().waitFor()
  for (const page of [ada, eve]) await seatNamed(page, 'Bo').waitFor()
  const piece = (name: string) => ({ name: en.stage.myself(name), exact: true })

  const shown = [ada, eve].map((page) =>
    seatNamed(page, 'Bo').getByText(reactionWords.en.seen.laugh).waitFor(),
  )
  await bo.getByRole('button', piece('Bo')).click()
  await bo.getByRole('button', { name: reactionWords.en.names.laugh }).click()
  await Promise.all(shown)
  await ada.getByRole('log').getByText(reactionWords.en.news('Bo', 'laugh')).waitFor()
  await bo.getByRole('group', { name: reactionWords.en.title }).waitFor({ state: 'detached' })

  await ada.getByRole('button', piece('Ada')).press('Enter')
  await ada.getByRole('group', { name: reactionWords.en.title }).waitFor()
  expect(await faults(ada)).toEqual([])
  const thanked = seatNamed(bo, 'Ada').getByText(reactionWords.en.seen.thanks).waitFor()
  await ada.keyboard.press('5')
  await thanked

  await bo.getByRole('button', { name: en.chat.open(0) }).click()
  await bo.getByRole('dialog').getByText(reactionWords.en.seen.thanks).waitFor()
  expect(complaints.flat()).toEqual([])
}, 60_000)

test('a spectator’s clap reaches a player as a number, until the host switches claps off', async () => {
  const [ada, eve] = [await testbed.person('phone'), await testbed.person('small')]
  const complaints = [ada, eve].map(complaintsOf)
  const code = await openTable(ada, testbed.origin(), { name: 'Ada', game: 'The Game' })
  await start(ada)
  await ada.locator('.hand [role=option]').first().waitFor()
  await eve.goto(`${testbed.origin()}/${code}`)
  const watch = eve.getByRole('button', { name: en.noSeat.watch })
  const clap = eve.getByRole('button', { name: reactionWords.en.claps.clap })
  await watch.or(clap).first().waitFor()
  if (await watch.isVisible()) await watch.click()
  await clap.click()
  for (const page of [ada, eve]) await page.locator('.claps b').getByText('1').waitFor()
  expect(await faults(ada)).toEqual([])
  expect(await faults(eve)).toEqual([])
  await ada.getByRole('log').getByText(reactionWords.en.claps.clapped(1)).waitFor()

  await ada.getByRole('button', { name: en.menu.title }).click()
  await ada.getByRole('button', { name: en.menu.thisTable }).click()
  await ada.getByRole('checkbox', { name: reactionWords.en.claps.setting }).click()
  await clap.waitFor({ state: 'detached' })
  expect(complaints.flat()).toEqual([])
}, 60_000)
