import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'

import { openTable, tableOf } from '../testing/tables.ts'
import type { StoredEntry } from './entries.ts'
import { Log } from './Log.ts'

const entry = (seq: number): StoredEntry => [seq, 'move', { card: 'a'.repeat(50) }, seq, null]

/** Appends this many entries, and returns the length of each stored chunk. */
async function chunks(entries: number): Promise<number[]> {
  return runInDurableObject(tableOf(await openTable()), (_, { storage }) => {
    const log = new Log(storage.sql)
    const lengths: number[] = []
    for (let seq = 1; seq <= entries; seq++) {
      const { entries: kept, chunk } = log.prepareAppend([entry(seq)])
      if (chunk !== null) {
        storage.sql.exec('insert into chunks values (?, ?)', seq, chunk)
        lengths.push((JSON.parse(chunk) as unknown[]).length)
      }
      log.commitAppend(kept)
    }
    expect(log.entriesBetween(1, entries)).toEqual(
      Array.from({ length: entries }, (__, at) => entry(at + 1)),
    )
    expect(log.entriesBetween(5, entries - 2).map(([seq]) => seq)).toEqual(
      Array.from({ length: entries - 6 }, (__, at) => at + 5),
    )
    return lengths
  })
}

test('up to forty entries stay outside the chunks, and reading returns both', async () => {
  expect(await chunks(100)).toEqual([40, 40])
})

test('an append that is not committed changes nothing', async () => {
  await runInDurableObject(tableOf(await openTable()), (_, { storage }) => {
    const log = new Log(storage.sql)
    log.prepareAppend([entry(1)])
    expect(log.entriesBetween(1, 9)).toEqual([])
    log.commitAppend(log.prepareAppend([entry(2)]).entries)
    expect(log.entriesBetween(1, 9)).toEqual([entry(2)])
  })
})
