import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'

import { openTable, tableOf } from '../testing/tables.ts'
import { TableStorage } from './TableStorage.ts'

/** Returns the storage of a new table, and a function that stores log entries with these numbers. */
function load(storage: DurableObjectStorage) {
  const stored = new TableStorage(storage)
  const table = stored.load()
  if (table === null || table === 'newer') throw new Error('no table is stored')
  const save = (from: number, to: number): void => {
    for (let seq = from; seq <= to; seq++)
      stored.save([{ table: { ...table, seq }, entry: { type: 'move', data: { card: seq } } }], seq)
  }
  return { stored, save }
}

const steps = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ seq: from + at, step: { card: from + at } }))

test('up to forty log entries stay outside the chunks, and reading returns both', async () => {
  await runInDurableObject(tableOf(await openTable()), (_, { storage }) => {
    const { stored, save } = load(storage)
    save(1, 100)
    const chunks = storage.sql.exec<{ json: string }>('select json from chunks').toArray()
    expect(chunks.map(({ json }) => (JSON.parse(json) as unknown[]).length)).toEqual([40, 40])
    for (const one of [stored, load(storage).stored]) {
      expect(one.steps(1, 100)).toEqual(steps(1, 100))
      expect(one.steps(5, 98)).toEqual(steps(5, 98))
    }
  })
})

test('a table whose deletion has failed keeps its log', async () => {
  await runInDurableObject(tableOf(await openTable()), async (_, { storage }) => {
    const { stored, save } = load(storage)
    save(1, 1)
    vi.spyOn(storage, 'deleteAll').mockRejectedValueOnce(new Error('no room'))
    await expect(stored.deleteAll()).rejects.toThrow('no room')
    save(2, 2)
    expect(stored.steps(1, 2)).toEqual(steps(1, 2))
  })
})
