import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'

import fourthForm from '../worker/table/migrations/fourth-form.json' with { type: 'json' }
import { from6 } from '../worker/table/migrations/from6.ts'
import { storedTables } from './stored-tables.ts'

let folder: string
let database: DatabaseSync
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  await mkdir(join(folder, 'tischlein-TableObject'))
  database = new DatabaseSync(join(folder, 'tischlein-TableObject', 'a.sqlite'))
  for (const made of fourthForm.schema) database.exec(made)
  for (const { seq, what, json, at, said } of fourthForm.log)
    database.prepare('insert into log values (?, ?, ?, ?, ?)').run(seq, what, json, at, said)
  for (const { id, json } of fourthForm.chat)
    database.prepare('insert into chat values (?, ?)').run(id, json)
  const [{ json } = { json: '' }] = fourthForm.state
  database.prepare('insert into state values (1, ?)').run(json)
})
afterEach(async () => {
  database.close()
  await rm(folder, { recursive: true, force: true })
})

const log = fourthForm.log.map(({ seq, what, json, said }) => ({
  seq,
  what,
  data: JSON.parse(json) as unknown,
  said,
}))

test('a table that was stored with a row for each entry is read as it is', async () => {
  const [table] = await Array.fromAsync(storedTables(folder))
  expect(table).toMatchObject({ log, chat: [{ text: 'hello' }], table: { code: fourthForm.code } })
})

test('the same once its log lies in chunks and beside the state', async () => {
  for (const change of from6.sql) database.exec(change)
  database.exec(`update state set entries = '[[999,"pause",{"seat":0},5,"c9"]]'`)
  database.exec(`insert into matters values (1, '{"evening":["kept apart"]}')`)
  database.exec(`update state set json = json_remove(json, '$.evening')`)
  const [table] = await Array.fromAsync(storedTables(folder))
  expect(table?.log).toEqual([...log, { seq: 999, what: 'pause', data: { seat: 0 }, said: 'c9' }])
  expect(table?.table).toMatchObject({ code: fourthForm.code, evening: ['kept apart'] })
})

test('a table at which nobody ever said anything has no lines', async () => {
  database.exec('drop table chat')
  const [table] = await Array.fromAsync(storedTables(folder))
  expect(table).toMatchObject({ chat: [], chatSaid: 0 })
})
