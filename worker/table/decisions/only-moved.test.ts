import { expect, test } from 'vitest'

import { Script } from '../../testing/script.ts'
import type { Playing, Table } from './table.ts'
import { isOnlyMoved, publicTable } from './views.ts'

function played(): { before: Table; after: Table; phase: Playing } {
  const script = new Script()
  script.sits('Anna')
  script.sits('Ben')
  script.says('s1', { type: 'start' })
  const before = script.table
  script.says('s1', script.moveOf('s1'))
  const { phase } = script.table
  if (phase.name !== 'playing') throw new Error('it is over')
  return { before, after: script.table, phase }
}

test('of a move nobody is told more than the cards', () => {
  const { before, after } = played()
  expect(publicTable(after, 0)).toEqual(publicTable(before, 0))
  expect(isOnlyMoved(before, after)).toBe(true)
})

test('any field that nobody has thought of counts as public', () => {
  const { before, after } = played()
  const fields = Object.keys(after).filter((name) => name !== 'version')
  const passedOver = fields.filter((name) => isOnlyMoved(before, { ...after, [name]: {} }))
  expect(passedOver).toEqual(['accepted', 'seq', 'touched', 'due', 'budgets'])
  expect(isOnlyMoved(before, { ...after, news: 1 } as Table)).toBe(false)
})

test.each<[string, (table: Table, phase: Playing) => Table]>([
  ['a name', (table) => withSeat(table, { name: 'Cleo' })],
  ['who is here', (table) => withSeat(table, { here: false })],
  ['a chair that a bot keeps', (table) => withSeat(table, { kept: true })],
  ['one seat less', (table) => ({ ...table, seats: table.seats.slice(1) })],
  [
    'a pause',
    (table, phase) => ({
      ...table,
      phase: { ...phase, paused: { why: 'asked', seat: 0, since: 1 } },
    }),
  ],
  [
    'a turn that takes long',
    (table, phase) => ({
      ...table,
      phase: { ...phase, thinking: [{ seat: 0, since: 1, isSlow: true, nudge: null }] },
    }),
  ],
  ['a turn with an end', (table) => ({ ...table, tempo: 'brisk' })],
  [
    'another deal',
    (table, phase) => ({
      ...table,
      phase: { ...phase, deal: { ...phase.deal, proof: { ...phase.deal.proof } } },
    }),
  ],
])('%s is more than that', (_, changed) => {
  const { before, after, phase } = played()
  expect(isOnlyMoved(before, changed(after, phase))).toBe(false)
})

const withSeat = (table: Table, fields: object): Table => ({
  ...table,
  seats: table.seats.map((seat, at) => (at === 0 ? { ...seat, ...fields } : seat)),
})
