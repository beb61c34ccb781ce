import { runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'

import { playingTable, tableOf, type TestTable as Lines } from './tables.ts'
import type { Table } from '../table/decisions/table.ts'
import { parseEntries, type StoredEntry } from '../table/entries.ts'

// For tests that read stored data, or that check that nothing has changed.

/** Returns the rows of an SQL table, or none if the table does not exist. */
export const rowsOf = (storage: DurableObjectStorage, name: string) =>
  storage.sql.exec('select 1 from sqlite_master where name = ?', name).toArray().length === 0
    ? []
    : storage.sql.exec(`select * from ${name} order by 1`).toArray()

/** Returns a table as it is stored. */
export function storedTable(storage: DurableObjectStorage): Table {
  const [row] = rowsOf(storage, 'state')
  const parts = [row?.['settings'], row?.['json']]
  return Object.assign({}, ...parts.map((json) => JSON.parse(String(json)))) as Table
}

/** Returns everything that a table has stored (state, log and chat), except its relays. */
export const storedParts = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) => {
    const [row] = rowsOf(storage, 'state')
    return {
      table: storedTable(storage),
      log: [row?.['entries'], ...rowsOf(storage, 'chunks')],
      chat: rowsOf(storage, 'chat'),
    }
  })

/** Returns the whole log, oldest first. */
export const logOf = (code: string): Promise<StoredEntry[]> =>
  runInDurableObject(tableOf(code), (_, { storage }) =>
    [
      ...rowsOf(storage, 'chunks').map(({ json }) => json),
      ...rowsOf(storage, 'state').map(({ entries }) => entries),
    ].flatMap((text) => parseEntries(text as string | null)),
  )

/**
 * Lets the second of two players misbehave. Expects that nothing stored changes and that the first
 * player receives nothing.
 */
export async function expectUnchanged(misbehaves: (table: Lines) => Promise<void>): Promise<void> {
  const table = await playingTable(['Anna', 'Ben'])
  const before = await storedParts(table.code)
  const messages = table.sockets[0].texts.length
  await misbehaves(table)
  expect(await storedParts(table.code)).toEqual(before)
  expect(table.sockets[0].texts.length).toBe(messages)
  expect(await table.sockets[0].move()).toMatchObject({ type: 'done' })
}
