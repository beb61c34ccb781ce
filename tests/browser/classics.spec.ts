import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { faults } from '../support/faults.ts'
import { pageWords } from '../support/page-words.ts'
import { addBot, openOnLanding, start } from '../support/people.ts'
import { actAndWait, endOf, playToTheEnd, rematch, verifiedRecord } from '../support/whole-game.ts'

const { over, replay } = pageWords.en
const testbed = openTestbed()

/** Locates a button that can be pressed now. */
const button = (page: Page, name: string): Locator =>
  page.locator('.stage').getByRole('button', { name, exact: true, disabled: false })
const handOf = (page: Page): Locator => page.locator('.hand').getByRole('option')

/** Plays a turn of Thirty-one: goes on after a deal, keeps the cards, knocks, or passes. */
async function playTurn(page: Page): Promise<void> {
  for (const name of ['Go on', 'Keep my cards', 'Knock', 'Pass'])
    if (await button(page, name).isVisible())
      return actAndWait(page, () => button(page, name).click())
}

test.each([
  ['Hearts', 13],
  ['Oh Hell', 1],
])('%s is opened by its lid, and dealt', async (game, held) => {
  const ada = await testbed.person('phone')
  const complaints = complaintsOf(ada)
  await openOnLanding(ada, testbed.origin(), { name: 'Ada', game })
  await addBot(ada)
  await addBot(ada)
  await addBot(ada)
  await start(ada)
  await expect.poll(() => handOf(ada).count()).toBe(held)
  expect([await faults(ada), complaints]).toEqual([[], []])
})

test('a whole game of Thirty-one is played with a bot, watched, replayed and played again', async () => {
  const [ada, cy] = [await testbed.person('phone'), await testbed.person('desktop')]
  const complaints = [complaintsOf(ada), complaintsOf(cy)]
  const code = await openOnLanding(ada, testbed.origin(), {
    name: 'Ada',
    game: 'Thirty-one',
    rules: (page) => page.getByText('1 life', { exact: true }).click(),
  })
  await addBot(ada)
  await start(ada)
  await expect.poll(() => handOf(ada).count()).toBe(3)

  await cy.goto(`${testbed.origin()}/${code}`)
  await cy.locator('.spectator-panel').waitFor()
  expect(await handOf(cy).count()).toBe(0)

  await playToTheEnd([ada], playTurn)
  await endOf(cy).waitFor()
  expect(await faults(ada)).toEqual([])
  await verifiedRecord(testbed.origin(), code)

  await cy.getByRole('button', { name: over.replay, exact: true }).click()
  await cy.getByRole('slider', { name: replay.step }).waitFor()
  await cy.keyboard.press('Home')
  await cy.getByText(replay.dealt).waitFor()

  await cy.goto(`${testbed.origin()}/embed/${code}`)
  await endOf(cy).waitFor()

  await rematch([ada])
  await expect.poll(() => handOf(ada).count()).toBe(3)
  await endOf(cy).waitFor({ state: 'hidden' })
  expect(complaints.flat()).toEqual([])
}, 60_000)
