import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import type { GameRecord } from '../../shared/protocol/protocol.ts'
import type { Move } from '../../shared/games/high-low/rules/state.ts'
import { position } from '../../shared/games/high-low/testing/positions.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { changeState } from '../support/stored-tables.ts'
import { exchange, handOf, playMove, tableOf } from '../support/boards/high-low.ts'
import { addBot, joinTable, myTurn, openTable, start } from '../support/people.ts'
import { playToTheEnd, verifiedRecord } from '../support/whole-game.ts'
import { pageWords as words } from '../support/page-words.ts'

const testbed = openTestbed()

/**
 * Returns the number of cards in a player's hand, and the names of the player's cards on the table.
 */
const cardsLeft = async (page: Page) => [
  await handOf(page).count(),
  await tableOf(page).evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel)),
]

/** Returns the headline that the end screen shows to the player of a seat. */
function titleFor(seat: number, { outcome, names }: GameRecord): string {
  if (outcome.kind !== 'places') throw new Error('the outcome has no places')
  const { won, shared, theyWon } = words.en.finish
  const winners = names.filter((_, one) => outcome.places[one] === 1)
  if (outcome.places[seat] === 1) return winners.length > 1 ? shared : won
  return theyWon(new Intl.ListFormat('en-GB').format(winners))
}

test('a player plays a whole game of High & Low with two bots', async () => {
  const ada = await testbed.person('phone')
  const complaints = complaintsOf(ada)
  const code = await openTable(ada, testbed.origin(), { name: 'Ada', game: 'High & Low' })
  for (const _ of ['a bot', 'another bot']) await addBot(ada)
  await start(ada)
  await handOf(ada).first().waitFor()
  await exchange(ada)
  await playToTheEnd([ada], playMove)

  const record = await verifiedRecord(testbed.origin(), code)
  const { steps } = record
  const deeds = steps.flatMap((step) =>
    step.by === 'human' && 'move' in step ? [(step.move as unknown as Move).do] : [],
  )
  expect(deeds).toEqual(expect.arrayContaining(['exchange', 'ready', 'play']))
  await ada.getByRole('heading', { name: titleFor(0, record) }).waitFor()
  expect(complaints).toEqual([])
}, 180_000)

test('when the hand is played, the face-up cards are played, and then the face-down ones', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada', game: 'High & Low' })
  await joinTable(bo, testbed.origin(), code, 'Bo')
  await start(ada)
  await handOf(ada).first().waitFor()
  const late = position({
    hand: [5],
    faceUp: [8],
    faceDown: [11],
    others: [{ hand: [6], faceUp: [9], faceDown: [12] }],
    pile: '4',
  })
  await testbed.changeStored((folder) => changeState(folder, code, late))
  for (const page of [ada, bo]) {
    // Delete the cached table. Otherwise the page would know from the cache in which column each
    // face-up card lies.
    await page.addInitScript((key) => localStorage.removeItem(key), `tischlein.table.${code}`)
    await page.reload()
  }

  const turns = []
  for (const page of [ada, bo, ada, bo, ada]) {
    await myTurn(page).waitFor()
    turns.push(await cardsLeft(page))
    await playMove(page)
  }
  expect(turns).toEqual([
    [1, ['8, face up, on a face-down card']],
    [1, ['9, face up, on a face-down card']],
    [0, ['8, face up, playable, on a face-down card']],
    [0, ['9, face up, playable, on a face-down card']],
    [0, ['Face-down card 1, playable']],
  ])
  for (const page of [ada, bo])
    await page.getByRole('region', { name: words.en.over.title }).waitFor()
}, 60_000)
