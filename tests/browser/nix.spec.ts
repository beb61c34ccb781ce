import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { endFor, handOf, layCards, putSheetAside, sheetOf } from '../support/boards/nix.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { addBot, joinTable, openOnLanding, start } from '../support/people.ts'
import { playToTheEnd, verifiedRecord } from '../support/whole-game.ts'

const testbed = openTestbed()

test('two people, a bot and EGON play four deals of Nix für ungut!', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  const complaints = [complaintsOf(ada), complaintsOf(bo)]
  const code = await openOnLanding(ada, testbed.origin(), {
    name: 'Ada',
    game: 'Nix für ungut!',
    rules: (page) => page.getByText(/^EGON plays along/).click(),
  })
  await joinTable(bo, testbed.origin(), code, 'Bo')
  await addBot(ada)
  await start(ada)
  for (const page of [ada, bo]) await handOf(page).first().waitFor()

  const putAside = new Map<Page, number>()
  await playToTheEnd([ada, bo], async (page) => {
    if (!(await sheetOf(page).isVisible())) return layCards(page)
    await putSheetAside(page)
    putAside.set(page, (putAside.get(page) ?? 0) + 1)
  })

  // After each deal except the last, both players have closed the sheet with its result.
  expect([putAside.get(ada), putAside.get(bo)]).toEqual([3, 3])
  const record = await verifiedRecord(testbed.origin(), code)
  expect(record.options).toMatchObject({ egon: true })
  for (const seat of [0, 1])
    expect(record.steps).toContainEqual({
      seat,
      by: 'human',
      move: expect.objectContaining({ chip: 'super' }),
    })
  const { outcome, names } = record
  if (outcome.kind !== 'places') throw new Error('it is played for points')
  // EGON, the bot, can share the first place.
  const places = [...outcome.places, ...(outcome.guest ? [outcome.guest.place] : [])]
  for (const [page, name] of [
    [ada, 'Ada'],
    [bo, 'Bo'],
  ] as const) {
    await page.getByRole('heading', { name: endFor(name, names, places) }).waitFor()
    await page.getByRole('table').waitFor()
  }
  expect(complaints.flat()).toEqual([])
}, 300_000)
