import { runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'

import { playing, tableOf, type Table as Lines } from './tables.ts'
import type { Table } from '../table/decisions/table.ts'
import { readEntries, type StoredEntry } from '../table/entries.ts'

// For tests of what is stored, and of what must not change anything.

/** What one of its SQL tables holds; nothing, as long as it was not needed. */
export const rowsOf = (storage: DurableObjectStorage, name: string) =>
  storage.sql.exec('select 1 from sqlite_master where name = ?', name).toArray().length === 0
    ? []
    : storage.sql.exec(`select * from ${name} order by 1`).toArray()

/** A table as it lies in its own storage. */
export function storedTable(storage: DurableObjectStorage): Table {
  const [row] = rowsOf(storage, 'state')
  const parts = [row?.['matters'], row?.['json']]
  return Object.assign({}, ...parts.map((json) => JSON.parse(String(json)))) as Table
}

/** All that is stored of a table, but not who is connected. */
export const stored = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) => {
    const [row] = rowsOf(storage, 'state')
    return {
      table: storedTable(storage),
      log: [row?.['entries'], ...rowsOf(storage, 'chunks')],
      chat: rowsOf(storage, 'chat'),
    }
  })

/** Everything accepted, oldest first. */
export const logOf = (code: string): Promise<StoredEntry[]> =>
  runInDurableObject(tableOf(code), (_, { storage }) =>
    [
      ...rowsOf(storage, 'chunks').map(({ json }) => json),
      ...rowsOf(storage, 'state').map(({ entries }) => entries),
    ].flatMap((text) => readEntries(text as string | null)),
  )

/** Two at a table of whom the second misbehaves; nothing may change, and the first may not notice. */
export async function unmoved(misbehaves: (table: Lines) => Promise<void>): Promise<void> {
  const table = await playing(['Anna', 'Ben'])
  const before = await stored(table.code)
  const messages = table.lines[0].texts.length
  await misbehaves(table)
  expect(await stored(table.code)).toEqual(before)
  expect(table.lines[0].texts.length).toBe(messages)
  expect(await table.lines[0].move()).toMatchObject({ type: 'done' })
}
