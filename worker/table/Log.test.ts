import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'

import { openTable, tableOf } from '../testing/tables.ts'
import type { StoredEntry } from './entries.ts'
import { Log } from './Log.ts'

const entry = (seq: number): StoredEntry => [seq, 'move', { card: 'a'.repeat(50) }, seq, null]

/** How many entries each chunk has, of so many. */
async function chunks(entries: number): Promise<number[]> {
  return runInDurableObject(tableOf(await openTable()), (_, { storage }) => {
    const log = new Log(storage.sql)
    const lengths: number[] = []
    for (let seq = 1; seq <= entries; seq++) {
      const { entries: kept, chunk } = log.with([entry(seq)])
      if (chunk !== null) {
        storage.sql.exec('insert into chunks values (?, ?)', seq, chunk)
        lengths.push((JSON.parse(chunk) as unknown[]).length)
      }
      log.keep(kept)
    }
    expect(log.between(1, entries)).toEqual(
      Array.from({ length: entries }, (__, at) => entry(at + 1)),
    )
    expect(log.between(5, entries - 2).map(([seq]) => seq)).toEqual(
      Array.from({ length: entries - 6 }, (__, at) => at + 5),
    )
    return lengths
  })
}

test('forty entries are kept back, and read with those of the chunks', async () => {
  expect(await chunks(100)).toEqual([40, 40])
})

test('what is not kept changes nothing', async () => {
  await runInDurableObject(tableOf(await openTable()), (_, { storage }) => {
    const log = new Log(storage.sql)
    log.with([entry(1)])
    expect(log.between(1, 9)).toEqual([])
    log.keep(log.with([entry(2)]).entries)
    expect(log.between(1, 9)).toEqual([entry(2)])
  })
})
