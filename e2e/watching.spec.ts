import { expect, test } from 'vitest'

import type { PublicState } from '../shared/wire/protocol.ts'
import { cardsOf, handOf, lay, likelyPlays, pileButton, topsOf } from './boards/the-game.ts'
import { openTestbed } from '../testing/browser/testbed.ts'
import { openTable, seatNamed, start } from './people.ts'
import { connect, sit } from '../testing/seat-client.ts'
import { pageWords } from './page-words.ts'

const { notes, seats, strip, sitDownAs, tableRules } = pageWords.en

const testbed = openTestbed()

test('who watches is counted for all, and takes the chair of somebody who leaves in the middle of the game', async () => {
  const [ada, cy] = [await testbed.person('desktop'), await testbed.person('phone')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  const bo = await connect(testbed.origin(), code, (await sit(testbed.origin(), code, 'Bo')).token)
  await seatNamed(ada, 'Bo').first().waitFor()
  await start(ada)
  await handOf(ada).first().waitFor()

  await cy.goto(`${testbed.origin()}/${code}`)
  await pileButton(cy, 0).waitFor()
  await cy.getByText(notes.watchingFull).waitFor()
  expect(await handOf(cy).count()).toBe(0)
  for (const page of [ada, cy])
    await page.getByRole('button', { name: strip.watchers(1) }).waitFor()

  await bo.say({ type: 'leave', id: 'leave' })
  await cy.getByRole('button', { name: sitDownAs('').trim() }).click()
  await handOf(cy).first().waitFor()
  expect(await handOf(cy).count()).toBe(await handOf(ada).count())
  // Nobody watches any longer.
  await ada.getByRole('button', { name: strip.watchers(1) }).waitFor({ state: 'hidden' })
}, 60_000)

test('a host who keeps watchers some moves behind sees more than they do', async () => {
  const [ada, cy] = [await testbed.person('desktop'), await testbed.person('phone')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await ada.getByRole('button', { name: tableRules }).click()
  await ada.getByLabel(seats.delay).selectOption('1')
  await ada.keyboard.press('Escape')
  await start(ada)
  await handOf(ada).first().waitFor()
  await cy.goto(`${testbed.origin()}/${code}`)
  await pileButton(cy, 0).waitFor()
  const untouched = await topsOf(cy)

  for (const watched of [untouched, null]) {
    const before = await topsOf(ada)
    const [play] = likelyPlays(await cardsOf(ada), before)
    if (!play) throw new Error('a first hand fits somewhere')
    await lay(ada, play.card, play.pile, 'keep')
    await expect.poll(() => topsOf(ada)).not.toEqual(before)
    // Of the second move the first one is seen.
    await expect.poll(() => topsOf(cy)).toEqual(watched ?? before)
  }
  // Nor is it only late to arrive.
  const { shown } = (await (
    await fetch(`${testbed.origin()}/api/tables/${code}`)
  ).json()) as PublicState
  expect(shown?.turn).toBe(1)
}, 60_000)
