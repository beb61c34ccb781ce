import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'

import { tryAgainLater } from '../socket.ts'
import { Script } from '../testing/script.ts'
import { ask, bearing, connect, playing, post, tableOf, watch } from '../testing/tables.ts'
import { stored } from '../testing/unchanged.ts'
import { schemaVersion } from './decisions/table.ts'
import { migrate, migrations, type Migration } from './migrations.ts'

test('there is a step from each schema version to the next', () => {
  expect(migrations.length + 1).toBe(schemaVersion)
})

test('a table of the present version stays as it is', () => {
  const { table } = new Script()
  expect(migrate(table)).toEqual({ table, sql: [] })
})

const adding = (name: string): Migration => ({
  sql: [`alter table state add column ${name} text`],
  table: (old) => ({ ...old, [name]: old.version }),
})

test('a table of an earlier version takes the steps that it lacks, in order', () => {
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

test('a table of a newer version is unavailable to everybody, and is left as it is', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { code, tokens } = await playing(['Anna', 'Ben'])
  await runInDurableObject(tableOf(code), (_, { storage }) => {
    storage.sql.exec(
      `update state set matters = json_set(matters, '$.version', ${schemaVersion + 1}, '$.cards', 'unknown')`,
    )
  })
  await evictDurableObject(tableOf(code))
  const [token = ''] = tokens
  const asked = [
    ask(`/api/tables/${code}`),
    ask(`/api/tables/${code}/game`),
    ask(`/api/tables/${code}/seat`, { headers: bearing(token) }),
    post(`/api/tables/${code}/seats`, { name: 'Cleo' }),
    post(`/api/tables/${code}/seat/commands`, { type: 'pause', id: '1' }, bearing(token)),
  ]
  const before = await stored(code)
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ refusal: 'unavailable' })
  }
  expect(await (await connect(code, token)).closed).toBe(tryAgainLater)
  // Not one of the codes that are final.
  expect(await (await watch(code)).closed).toBe(1011)
  await runInDurableObject(tableOf(code), (_, { storage }) => storage.setAlarm(Date.now() + 60_000))
  expect(await runDurableObjectAlarm(tableOf(code))).toBe(true)
  const alarm = await runInDurableObject(tableOf(code), (_, { storage }) => storage.getAlarm())
  expect(alarm).not.toBe(null)
  expect(await stored(code)).toEqual(before)
  errors.mockRestore()
})
