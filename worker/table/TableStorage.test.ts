import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'

import { Script } from '../testing/script.ts'
import { tableOf } from '../testing/tables.ts'
import { TableStorage } from './TableStorage.ts'

test('up to forty log entries stay outside the chunks, and reading returns both', async () => {
  const { table } = new Script()
  await runInDurableObject(tableOf('BCDFGH'), (_, { storage }) => {
    const stored = new TableStorage(storage)
    stored.create(table)
    for (let seq = 1; seq <= 100; seq++)
      stored.save([{ table: { ...table, seq }, entry: { type: 'move', data: { card: seq } } }], seq)
    const chunks = storage.sql.exec<{ json: string }>('select json from chunks').toArray()
    expect(chunks.map(({ json }) => (JSON.parse(json) as unknown[]).length)).toEqual([40, 40])
    const again = new TableStorage(storage)
    again.load()
    for (const one of [stored, again])
      for (const [from, to] of [
        [1, 100],
        [5, 98],
      ] as const)
        expect(one.steps(from, to)).toEqual(
          Array.from({ length: to - from + 1 }, (__, at) => ({
            seq: from + at,
            step: { card: from + at },
          })),
        )
  })
})
