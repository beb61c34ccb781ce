import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { closeSheet } from '../support/close-sheet.ts'
import { handOf } from '../support/boards/the-game.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { faults } from '../support/faults.ts'
import { openMenuPage } from '../support/open-menu.ts'
import { addBot, openTable, seatNamed, start } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

const { en, de } = pageWords

const testbed = openTestbed()

/**
 * Starts a game of Ada and a bot, which Bo watches on a German phone. `wish` says whether Bo must
 * ask for a seat, or can just sit down.
 */
async function atTable(wish: 'asks' | 'sits') {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone', 'de-DE')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await addBot(ada)
  if (wish === 'asks') {
    await ada.getByRole('button', { name: en.tableRules }).click()
    await ada.getByLabel(en.door.ask).check()
    await closeSheet(ada)
  }
  await start(ada)
  await handOf(ada).first().waitFor()
  await bo.goto(`${testbed.origin()}/${code}`)
  return { ada, bo, sitsDown: () => sitDown(bo) }
}

const sitDownLabel = new RegExp(`^${de.sitDownAs('(.+)')}$`)

/** Sits down under the suggested name, and returns that name. */
async function sitDown(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: sitDownLabel })
  const text = (await button.textContent()) ?? ''
  await button.click()
  return sitDownLabel.exec(text.trim())?.[1] ?? ''
}

test('a join request for the seat of a bot survives a reload, and the host accepts it', async () => {
  const { ada, bo, sitsDown } = await atTable('asks')
  await sitsDown()
  await bo.getByText(de.door.waiting).waitFor()
  await ada.getByRole('button', { name: en.door.no, exact: true }).click()
  await bo.getByText(de.door.declined).waitFor()

  await sitsDown()
  await bo.getByText(de.door.waiting).waitFor()
  await bo.reload()
  await bo.getByText(de.door.waiting).waitFor()
  await ada.getByRole('button', { name: en.door.yes }).click()
  await bo.getByText(de.door.waiting).waitFor({ state: 'hidden' })
  await bo.getByRole('listbox').waitFor()
  await expect.poll(() => ada.getByRole('button', { name: en.door.yes }).count()).toBe(0)
}, 60_000)

test('a removed player needs the host’s permission to sit down again', async () => {
  const { ada, bo, sitsDown } = await atTable('sits')
  const name = await sitsDown()
  await bo.getByRole('listbox').waitFor()
  const isRemoved = bo.getByRole('heading', { name: de.noSeat.removed.title })
  const remove = ada.getByRole('button', { name: en.menu.player.remove(name) })
  const removeBo = async () => {
    await seatNamed(ada, name).getByRole('button').click()
    await remove.click()
    await remove.click()
    await isRemoved.waitFor()
  }
  await removeBo()
  expect(await faults(bo)).toEqual([])

  await bo.reload()
  await sitsDown()
  await bo.getByText(de.refusals['removed-by-host']).waitFor()

  await openMenuPage(ada, 'table')
  const letBack = ada.getByRole('button', { name: en.door.letBack(name) })
  await letBack.click()
  // Wait until the table has let the player back in. Before that, it would refuse the next request.
  await letBack.waitFor({ state: 'hidden' })
  expect(await sitsDown()).toBe(name)
  await bo.getByRole('listbox').waitFor()

  // The page of a removed player shows the table again as soon as the host lets them back in.
  await closeSheet(ada, () => ada.getByRole('button', { name: en.close }).click())
  await removeBo()
  await openMenuPage(ada, 'table')
  await letBack.click()
  await isRemoved.waitFor({ state: 'hidden' })
  await sitsDown()
  await bo.getByRole('listbox').waitFor()
}, 60_000)
