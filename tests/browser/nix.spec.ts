import { expect, test } from 'vitest'

import { endFor, handOf, playCombination, putSheetAside, sheetOf } from '../support/boards/nix.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { addBot, openOnLanding, start } from '../support/people.ts'
import { playToTheEnd, verifiedRecord } from '../support/whole-game.ts'

const testbed = openTestbed()

test('a player, a bot and EGON play four deals of Nix für ungut!', async () => {
  const ada = await testbed.person('desktop')
  const complaints = complaintsOf(ada)
  const code = await openOnLanding(ada, testbed.origin(), {
    name: 'Ada',
    game: 'Nix für ungut!',
    rules: (page) => page.getByText(/^EGON plays along/).click(),
  })
  await addBot(ada)
  await start(ada)
  await handOf(ada).first().waitFor()

  let putAside = 0
  await playToTheEnd([ada], async (page) => {
    if (!(await sheetOf(page).isVisible())) return playCombination(page)
    await putSheetAside(page)
    putAside += 1
  })

  // After each deal except the last, the player has closed the sheet with its result.
  expect(putAside).toBe(3)
  const record = await verifiedRecord(testbed.origin(), code)
  expect(record.options).toMatchObject({ egon: true })
  expect(record.steps).toContainEqual({
    seat: 0,
    by: 'human',
    move: expect.objectContaining({ chip: 'super' }),
  })
  const { outcome, names } = record
  if (outcome.kind !== 'places') throw new Error('it is played for points')
  // EGON, the automatic player without a seat, can share the first place.
  const places = [...outcome.places, ...(outcome.guest ? [outcome.guest.place] : [])]
  await ada.getByRole('heading', { name: endFor('Ada', names, places) }).waitFor()
  await ada.getByRole('table').waitFor()
  expect(complaints).toEqual([])
}, 300_000)
