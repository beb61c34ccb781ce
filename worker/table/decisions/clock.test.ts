import { expect, test } from 'vitest'

import { patience } from '../../../shared/protocol/limits.ts'
import { nextWake } from './clock.ts'
import { dueAt } from './expiry.ts'
import { publicTable } from './views.ts'
import { Script } from '../../testing/script.ts'

const day = 24 * 3_600_000

function seated() {
  const evening = new Script()
  const anna = evening.sits('Anna')
  const ben = evening.sits('Ben')
  return { evening, anna, ben }
}

test('a table at which nobody sits asks for nothing but to be forgotten', () => {
  const evening = new Script()
  expect(nextWake(evening.game, evening.table, evening.now)).toBe(evening.now + 30 * day)
  expect(dueAt(evening.table)).toBe(evening.now + 30 * day)
})

test('while somebody is here the lines are looked after', () => {
  const { evening } = seated()
  expect(nextWake(evening.game, evening.table, evening.now)).toBe(evening.now + patience.deadSocket)
})

test('a table is remembered for 30 days after the last thing said, a finished game for 14', () => {
  const { evening, anna } = seated()
  evening.passes(5 * day)
  evening.says(anna, { type: 'start' })
  expect(dueAt(evening.table)).toBe(evening.now + 30 * day)
  evening.playsOut()
  expect(dueAt(evening.table)).toBe(evening.now + 14 * day)
})

test('people who come and go keep a table alive, time alone does not', () => {
  const { evening, anna } = seated()
  evening.passes(5 * day)
  evening.comes(anna)
  const { touched } = evening.table
  expect(touched).toBe(evening.now)
  evening.passes(5 * day)
  expect(evening.table.touched).toBe(touched)
})

test('to be woken too early, twice, or late makes no difference', () => {
  const { evening, anna, ben } = seated()
  evening.says(anna, { type: 'start' })
  evening.goes(ben)
  const { table } = evening
  evening.wakes()
  expect(evening.table).toBe(table)
  evening.now += 10 * patience.away
  evening.wakes()
  const late = evening.table
  expect(publicTable(late, 0).paused).toEqual({ reason: 'away', seat: 1 })
  evening.wakes()
  expect(evening.table).toBe(late)
})

test('a table that has been woken at all its times wants no more of them', () => {
  const { evening, anna, ben } = seated()
  evening.says(anna, { type: 'keeper', keeper: true })
  evening.says(anna, { type: 'start' })
  evening.says(anna, { type: 'pause' })
  evening.goes(ben)
  evening.passes(3_600_000)
  evening.goes(anna)
  evening.passes(3_600_000)
  expect(nextWake(evening.game, evening.table, evening.now)).toBe(dueAt(evening.table))
})

test.each(['free', 'brisk', 'daily'] as const)(
  'at a %s table whoever is overdue is seen to at once, though the alarm for it was lost',
  (tempo) => {
    const { evening, anna } = seated()
    evening.says(anna, { type: 'tempo', tempo })
    evening.says(anna, { type: 'start' })
    evening.now += 2 * patience.daily
    for (const id of [anna, 's2']) evening.comes(id)
    expect(nextWake(evening.game, evening.table, evening.now)).toBe(evening.now + 1)
    evening.now += 1
    evening.wakes()
    expect(nextWake(evening.game, evening.table, evening.now)).toBeGreaterThan(evening.now + 1)
  },
)

test('a host who stays away makes room for a person who is here, until they return', () => {
  const { evening, anna, ben } = seated()
  evening.goes(anna)
  evening.passes(patience.away + patience.keeper - 1)
  expect(publicTable(evening.table, 0).host).toBe(0)
  evening.passes(1)
  expect(publicTable(evening.table, 0).host).toBe(1)
  evening.comes(anna)
  expect(evening.says(ben, { type: 'start' })).toEqual({ refusal: 'not-host' })
  expect(evening.says(anna, { type: 'start' })).toBe(null)
})

test('a host who is here stays host, however long it takes', () => {
  const { evening } = seated()
  evening.passes(day)
  expect(publicTable(evening.table, 0).host).toBe(0)
})

test('while nobody is here the host stays who it was', () => {
  const { evening, anna, ben } = seated()
  evening.goes(anna)
  evening.goes(ben)
  evening.passes(day)
  expect(publicTable(evening.table, 0).host).toBe(0)
})
