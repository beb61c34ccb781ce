import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { playMove as playHighLow } from '../support/boards/high-low.ts'
import { playCombination, putSheetAside, sheetOf } from '../support/boards/nix.ts'
import { playMove as playSwitch } from '../support/boards/switch.ts'
import { playTurn } from '../support/boards/the-game.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { pageWords } from '../support/page-words.ts'
import { addBot, isMyTurn, joinTable, seatNamed, start } from '../support/people.ts'
import { isOver, verifiedRecord } from '../support/whole-game.ts'
import { openSharedPhone, playSharedGame } from '../support/shared-phone.ts'

const testbed = openTestbed()
const words = pageWords.en
const names = ['Anna', 'Ben', 'Clara']

/**
 * Plays a turn with differences of about 12 between successive cards of a pile. The game then lasts
 * for some turns of each player, but for fewer than twenty.
 */
const playTheGame = (page: Page): Promise<void> =>
  playTurn(page, async () => (await isMyTurn(page)) && !(await isOver(page)), 12)

test('three players with one phone and a fourth with her own phone play The Game to its end', async () => {
  const [page, dora] = [await testbed.person('phone'), await testbed.person('desktop')]
  const complaints = [complaintsOf(page), complaintsOf(dora)]
  const code = await openSharedPhone(page, testbed.origin(), { names })
  await joinTable(dora, testbed.origin(), code, 'Dora')
  await seatNamed(page, 'Dora').waitFor()
  await start(page)
  const { handed } = await playSharedGame(page, playTheGame, [dora])

  expect(handed).toBeGreaterThan(3)
  const record = await verifiedRecord(testbed.origin(), code)
  expect(record.names).toEqual([...names, 'Dora'])
  // Each player has contributed a nonce to the deal.
  expect(record.proof.nonces.every((nonce) => nonce !== null)).toBe(true)
  const movers = new Set(record.steps.flatMap((step) => (step.by === 'human' ? [step.seat] : [])))
  expect([...movers].toSorted()).toEqual([0, 1, 2, 3])
  // All players see the result, so one tap votes for all players of this phone.
  expect(await page.locator('.seat').count()).toBe(4)
  for (const one of [page, dora])
    await one.getByRole('button', { name: words.over.rematch }).click()
  await page.locator('.cover').waitFor()
  expect(complaints.flat()).toEqual([])
}, 240_000)

test('three players with one phone play Switch to its end', async () => {
  const page = await testbed.person('phone')
  const complaints = complaintsOf(page)
  const code = await openSharedPhone(page, testbed.origin(), {
    names,
    game: 'Switch',
    rules: async (sheet) => {
      await sheet.getByRole('dialog').getByText('The end', { exact: true }).click()
      await sheet.getByLabel('Wins the game').selectOption('1')
    },
  })
  await start(page)
  await playSharedGame(page, (one) => playSwitch(one, 'Ace'))
  expect((await verifiedRecord(testbed.origin(), code)).names).toEqual(names)
  expect(complaints).toEqual([])
}, 400_000)

test('three players with one phone play High & Low to its end', async () => {
  const page = await testbed.person('phone')
  const complaints = complaintsOf(page)
  const code = await openSharedPhone(page, testbed.origin(), { names, game: 'High & Low' })
  await start(page)
  await playSharedGame(page, playHighLow)
  expect((await verifiedRecord(testbed.origin(), code)).names).toEqual(names)
  expect(complaints).toEqual([])
}, 400_000)

test('three players with one phone and a bot play Nix für ungut! to its end', async () => {
  const page = await testbed.person('phone')
  const complaints = complaintsOf(page)
  const code = await openSharedPhone(page, testbed.origin(), { names, game: 'Nix' })
  await addBot(page)
  await start(page)
  await playSharedGame(page, async (one) => {
    if (await sheetOf(one).isVisible()) await putSheetAside(one)
    else await playCombination(one)
  })
  expect((await verifiedRecord(testbed.origin(), code)).names.slice(0, 3)).toEqual(names)
  expect(complaints).toEqual([])
}, 400_000)
