import { afterEach, beforeEach, expect, test } from 'vitest'

import { fuzz } from '../../tools/fuzz/campaign.ts'
import { answerComplaints, errorsIn } from '../../tools/fuzz/laws.ts'
import { documented } from '../../tools/fuzz/requests.ts'
import { storedComplaints } from '../../tools/fuzz/stored.ts'
import { games } from '../../shared/games/all.ts'
import { openTable } from '../support/seat-client.ts'
import { type FreshService, startFreshService } from '../support/service-process.ts'
import { changeStoredTables, storedTables } from '../support/stored-tables.ts'

// `npm run fuzz` in small: every door of the running service, with whatever comes to it.

let service: FreshService
beforeEach(async () => {
  service = await startFreshService()
})
afterEach(() => service?.end())

test('whatever comes to its doors is refused in our own words, changes nothing, and leaves no error behind', async () => {
  const before = await service.memory()
  const { origin } = service
  const { tally, complaints } = await fuzz({
    origin,
    seed: 7,
    messages: 2_600,
    tables: 24,
    perSeat: 10,
  })
  expect(complaints).toEqual([])
  expect(errorsIn(service.log())).toEqual([])
  for (const layer of ['rate', 'door', 'parse', 'rule', 'accepted', 'shown'])
    expect([layer, tally.of('layers', layer)]).not.toEqual([layer, 0])
  for (const { about } of games)
    for (const moment of ['gathering', 'playing'])
      expect([about.id, moment, tally.of('moments', `${about.id}: ${moment}`)]).not.toEqual([
        about.id,
        moment,
        0,
      ])
  expect(tally.of('compared', 'all was refused')).toBeGreaterThan(10)
  expect((await service.memory()) - before).toBeLessThan(600 * 1_024)
  await service.kill()
  const stored = await Array.fromAsync(storedTables(service.folder))
  expect(stored.length).toBeGreaterThan(20)
  expect(stored.flatMap(storedComplaints)).toEqual([])
}, 120_000)

test('an error of the service is found, in its answer and in its log', async () => {
  const code = await openTable(service.origin, 'the-game', {})
  service = await service.changeStored(breakTable)
  const broken = await Array.fromAsync(storedTables(service.folder))
  expect(broken.flatMap(storedComplaints)).toHaveLength(1)
  const path = `/api/tables/${code}/seats`
  const answer = await fetch(service.origin + path, { method: 'POST', body: '{"name":"Ada"}' })
  const request = { method: 'POST', path, route: documented('POST', path) }
  const headers = Object.fromEntries(answer.headers)
  const answered = { status: answer.status, headers, body: await answer.text() }
  expect(answerComplaints(request, answered).join()).toContain('it is answered with 503')
  await expect.poll(() => errorsIn(service.log())).not.toEqual([])
})

/** As no version of ours ever stores it. */
const breakTable = (folder: string): Promise<void> =>
  changeStoredTables(
    folder,
    `update state set matters = replace(matters, '"the-game"', '"no-game"')`,
    `insert into chunks values (99, '[[99, "move", {}, 0, null]]')`,
  )
