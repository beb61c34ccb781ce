import { expect, test } from 'vitest'

import { FakeLine } from '../../testing/fake-line.ts'
import { bot, human, snapshot, table } from '../../testing/tables.ts'
import { words } from '../../words/en/index.ts'
import { bandText } from './band-text.ts'
import { TableModel } from './model.ts'

/** What a visitor reads who has no seat. */
function promptAt(changed: Parameters<typeof table>[0]): string {
  const line = new FakeLine()
  const model = new TableModel(line)
  const gathering = table(changed)
  line.hear(snapshot({ seat: null, table: gathering }))
  return bandText(model, gathering, null, words).prompt
}

const five = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => human(name))

test('a visitor is asked to sit down only where they may', () => {
  expect(promptAt({})).toBe(words.seats.promptWatcher)
  expect(promptAt({ locked: true })).toBe(words.refusals['table-locked'])
  expect(promptAt({ seats: five })).toBe(words.notes.watchingFull)
  expect(promptAt({ seats: [...five.slice(1), bot('Kim')] })).toBe(words.seats.promptWatcher)
})
