import { expect, test } from 'vitest'

import { gameOf } from '../shared/games/all.ts'
import type { State } from '../shared/games/high-low/rules/state.ts'
import { words as gameWords } from '../shared/games/high-low/words/en/board.ts'
import type { GameRecord } from '../shared/wire/protocol.ts'
import { statesOf } from '../shared/deal/replay.ts'
import { surelyToday } from '../shared/deal/testing/random-record.ts'
import { exchange, handOf, playMove } from './boards/high-low.ts'
import { complaintsOf } from '../testing/browser/browser.ts'
import { openTestbed } from '../testing/browser/testbed.ts'
import { addBot, joinByCode, openTable, start } from './people.ts'
import { playToTheEnd, rematch, verifiedRecord } from './whole-game.ts'

const testbed = openTestbed()

/** What people did, and where the cards came from that they laid. */
function deedsIn(record: GameRecord): string[] {
  const game = gameOf(record.game)
  if (!game) throw new Error(`no ${record.game}`)
  const states = statesOf(game, surelyToday(game, record)) as readonly unknown[] as readonly State[]
  return record.steps.flatMap(({ by }, at) => {
    const last = states[at + 1]?.last
    if (by === 'bot' || !last) return []
    return last.did === 'lay' ? [`lay from ${last.from}`] : [last.did]
  })
}

const allSources = ['lay from hand', 'lay from open', 'lay from hidden']

test('two people and a bot play High & Low through hand, open and hidden cards', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  const complaints = [complaintsOf(ada), complaintsOf(bo)]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada', game: 'High & Low' })
  await joinByCode(bo, testbed.origin(), code, 'Bo')
  await addBot(ada)
  await start(ada)
  for (const page of [ada, bo]) await handOf(page).first().waitFor()
  await exchange(bo)

  const deeds = new Set<string>()
  let deals = 0
  while (!allSources.every((source) => deeds.has(source))) {
    // Luck may have it that the bot is done first.
    if (deals++ > 0) await rematch([ada, bo])
    await playToTheEnd([ada, bo], playMove)
    const record = await verifiedRecord(testbed.origin(), code)
    for (const deed of deedsIn(record)) deeds.add(deed)
    const ending = gameWords.outcome(record.outcome, record.names)
    for (const page of [ada, bo]) await page.getByRole('heading', { name: ending }).waitFor()
  }
  expect([...deeds]).toEqual(expect.arrayContaining(['exchange', 'ready', ...allSources]))
  expect(complaints.flat()).toEqual([])
}, 400_000)
