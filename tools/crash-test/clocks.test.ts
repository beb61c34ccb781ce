import { expect, test } from 'vitest'

import { patience } from '../../shared/wire/limits.ts'
import { Script } from '../../worker/testing/script.ts'
import type { Stored } from '../../tests/support/stored-tables.ts'
import { ranOutTwice } from './Clocks.ts'

function brisk() {
  const script = new Script()
  const ada = script.sits('Ada')
  script.says(ada, { type: 'add-bot' })
  script.says(ada, { type: 'tempo', tempo: 'brisk' })
  script.says(ada, { type: 'start' })
  const stored = (): Stored => ({
    table: script.table,
    log: script.log.map(({ what, data }, at) => ({ seq: at + 1, what, data, said: null })),
    chat: [],
    chatSaid: 0,
  })
  return { script, stored }
}

test('a clock that runs out once is as it has to be', () => {
  const { script, stored } = brisk()
  const before = stored()
  script.passes(patience.brisk)
  expect(stored().table.seats[0]).toMatchObject({ overdue: 1 })
  expect(ranOutTwice(before, stored())).toEqual([])
})

test('one that has run out twice is found out', () => {
  const { script, stored } = brisk()
  const before = stored()
  script.passes(3 * patience.brisk)
  expect(stored().table.seats[0]).toMatchObject({ kept: true })
  expect(ranOutTwice(before, stored())).toEqual(['Ada'])
})
