import { runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'

import { playing, tableOf, type Table as Lines } from './tables.ts'
import type { Table } from '../table/decisions/table.ts'

// For tests of what must not change anything.

/** All that is stored of a table, but not who is connected. */
export const stored = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) => {
    const [{ json } = { json: 'null' }] = storage.sql.exec<{ json: string }>(
      'select json from state',
    )
    const log = storage.sql.exec('select * from log').toArray()
    return {
      table: JSON.parse(json) as Table,
      log,
      chat: storage.sql.exec('select * from chat').toArray(),
    }
  })

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
