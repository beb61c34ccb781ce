import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { finishWords } from '../../web/words/end.ts'
import { tallyWords } from '../../web/words/tally.ts'
import { boxFaults } from '../gallery/boxes/measure.ts'
import { resize } from '../gallery/go-to-screen.ts'
import { playTurn } from '../support/boards/the-game.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { isMyTurn, openTable, start } from '../support/people.ts'
import { endOf, isOver, rematch, verifiedRecord } from '../support/whole-game.ts'

// Plays several games at one table through the page, each to its end. Checks what the table stores
// about the games.

const testbed = openTestbed()

const strip = (page: Page) => page.locator('.tally-strip')
const stamp = (page: Page) => page.locator('.end-stamp')

/** Expects that the page shows the end of a game without layout faults, at four sizes. */
async function expectEndToFit(page: Page): Promise<void> {
  for (const size of ['low', 'flat', 'desk', 'phone'] as const) {
    await resize(page, size)
    expect(await boxFaults(page, size)).toEqual([])
  }
}

test('the second try at The Game adds a stroke, and is stamped because it is better', async () => {
  const ada = await testbed.person('phone')
  const complaints = complaintsOf(ada)
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  /** Plays a game to its end, and returns the number of cards that are left. */
  const play = async (stride: number): Promise<number> => {
    while (!(await isOver(ada)))
      await playTurn(ada, async () => (await isMyTurn(ada)) && !(await isOver(ada)), stride)
    const { outcome } = await verifiedRecord(testbed.origin(), code)
    if (outcome.kind !== 'cooperative') throw new Error('all win or lose together')
    return outcome.score
  }
  await start(ada)
  const first = await play(20)
  await endOf(ada)
    .getByText(new RegExp(`${first}`))
    .first()
    .waitFor()
  expect(await stamp(ada).count()).toBe(0)
  expect(await strip(ada).count()).toBe(0)

  await rematch([ada])
  const second = await play(1)
  expect(second).toBeLessThan(first)
  await expect.poll(() => stamp(ada).innerText()).toBe(second === 0 ? 'First\nwin' : 'Best\nyet')
  await ada.getByRole('button', { name: tallyWords.en.open(2) }).waitFor()
  await expectEndToFit(ada)
  await strip(ada).click()
  const drawer = ada.getByRole('dialog')
  await drawer.getByText(tallyWords.en.together('The Game')).waitFor()
  await drawer.getByRole('img', { name: finishWords.en.triesAre([first, second]) }).waitFor()
  expect(complaints).toEqual([])
}, 240_000)
