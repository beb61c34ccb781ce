import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'

import { tryAgainLater } from '../socket.ts'
import { Script } from '../testing/script.ts'
import { ask, bearer, connect, playingTable, post, tableOf, watch } from '../testing/tables.ts'
import { storedParts } from '../testing/unchanged.ts'
import { schemaVersion } from './decisions/table.ts'
import { migrate, migrations, type Migration } from './migrations.ts'

test('each schema version has a step to the next one', () => {
  expect(migrations.length + 1).toBe(schemaVersion)
})

test('a table of the current version stays unchanged', () => {
  const { table } = new Script()
  expect(migrate(table)).toEqual({ table, sql: [] })
})

const adding = (name: string): Migration => ({
  sql: [`alter table state add column ${name} text`],
  table: (old) => ({ ...old, [name]: old.version }),
})

test('a table of an earlier version takes the missing steps, in order', () => {
  const { table } = new Script()
  const steps = [adding('first'), adding('second')]
  expect(migrate({ ...table, version: 1 }, steps)).toEqual({
    table: { ...table, first: 1, second: 2, version: 3 },
    sql: [...(steps[0]?.sql ?? []), ...(steps[1]?.sql ?? [])],
  })
  expect(migrate({ ...table, version: 2 }, steps)?.table).toEqual({
    ...table,
    second: 2,
    version: 3,
  })
})

test.each([
  ['a newer version', `'$.version', ${schemaVersion + 1}, '$.cards', 'unknown'`],
  ['a game that this version does not have', `'$.game', 'unknown'`],
])('a table of %s is unavailable and stays unchanged', async (_what, changed) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { code, tokens } = await playingTable(['Anna', 'Ben'])
  await runInDurableObject(tableOf(code), (_, { storage }) => {
    storage.sql.exec(`update state set settings = json_set(settings, ${changed})`)
  })
  await evictDurableObject(tableOf(code))
  const [token = ''] = tokens
  const asked = [
    ask(`/api/tables/${code}`),
    ask(`/api/tables/${code}/game`),
    ask(`/api/tables/${code}/seat`, { headers: bearer(token) }),
    post(`/api/tables/${code}/seats`, { name: 'Cleo' }),
    post(`/api/tables/${code}/seat/commands`, { type: 'pause', id: '1' }, bearer(token)),
  ]
  const before = await storedParts(code)
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ refusal: 'unavailable' })
  }
  expect(await (await connect(code, token)).closeCode).toBe(tryAgainLater)
  // Code 1011 is not final, so clients reconnect.
  expect(await (await watch(code)).closeCode).toBe(1011)
  await runInDurableObject(tableOf(code), (_, { storage }) => storage.setAlarm(Date.now() + 60_000))
  expect(await runDurableObjectAlarm(tableOf(code))).toBe(true)
  const alarm = await runInDurableObject(tableOf(code), (_, { storage }) => storage.getAlarm())
  expect(alarm).not.toBe(null)
  expect(await storedParts(code)).toEqual(before)
  errors.mockRestore()
})
