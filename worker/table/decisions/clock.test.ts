import { expect, test } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import { nextAlarmTime } from './clock.ts'
import { expiresAt } from './expiry.ts'
import { publicTable } from './views.ts'
import { Script } from '../../testing/script.ts'

const day = 24 * 3_600_000

function seated() {
  const script = new Script()
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  return { script, anna, ben }
}

test('an empty table only needs an alarm for its expiry', () => {
  const script = new Script()
  expect(nextAlarmTime(script.game, script.table, script.now)).toBe(script.now + 30 * day)
  expect(expiresAt(script.table)).toBe(script.now + 30 * day)
})

test('while a player is connected, connections are checked', () => {
  const { script } = seated()
  expect(nextAlarmTime(script.game, script.table, script.now)).toBe(
    script.now + timeouts.deadSocket,
  )
})

test('a table expires 30 days after the last activity, and 14 days if its game is over', () => {
  const { script, anna } = seated()
  script.advance(5 * day)
  script.send(anna, { type: 'start' })
  expect(expiresAt(script.table)).toBe(script.now + 30 * day)
  script.playOut()
  expect(expiresAt(script.table)).toBe(script.now + 14 * day)
})

test('connections keep a table, time alone does not', () => {
  const { script, anna } = seated()
  script.advance(5 * day)
  script.connect(anna)
  const { lastActivityAt } = script.table
  expect(lastActivityAt).toBe(script.now)
  script.advance(5 * day)
  expect(script.table.lastActivityAt).toBe(lastActivityAt)
})

test('early, late or repeated alarms make no difference', () => {
  const { script, anna, ben } = seated()
  script.send(anna, { type: 'start' })
  script.disconnect(ben)
  const { table } = script
  script.ringAlarm()
  expect(script.table).toBe(table)
  script.now += 10 * timeouts.away
  script.ringAlarm()
  const late = script.table
  expect(publicTable(late, 0).paused).toEqual({ reason: 'away', seat: 1 })
  script.ringAlarm()
  expect(script.table).toBe(late)
})

test('a table needs no alarm for times that are handled', () => {
  const { script, anna, ben } = seated()
  script.send(anna, { type: 'set-auto-substitute', autoSubstitute: true })
  script.send(anna, { type: 'start' })
  script.send(anna, { type: 'pause' })
  script.disconnect(ben)
  script.advance(3_600_000)
  script.disconnect(anna)
  script.advance(3_600_000)
  expect(nextAlarmTime(script.game, script.table, script.now)).toBe(expiresAt(script.table))
})

test.each(['free', 'brisk', 'daily'] as const)(
  'at a %s table an overdue turn is handled at once, even if its alarm was lost',
  (tempo) => {
    const { script, anna } = seated()
    script.send(anna, { type: 'set-tempo', tempo })
    script.send(anna, { type: 'start' })
    script.now += 2 * timeouts.daily
    for (const id of [anna, 's2']) script.connect(id)
    expect(nextAlarmTime(script.game, script.table, script.now)).toBe(script.now + 1)
    script.now += 1
    script.ringAlarm()
    expect(nextAlarmTime(script.game, script.table, script.now)).toBeGreaterThan(script.now + 1)
  },
)

test('the role of an absent host passes to a connected person until the host returns', () => {
  const { script, anna, ben } = seated()
  script.disconnect(anna)
  script.advance(timeouts.away + timeouts.autoSubstitution - 1)
  expect(publicTable(script.table, 0).host).toBe(0)
  script.advance(1)
  expect(publicTable(script.table, 0).host).toBe(1)
  script.connect(anna)
  expect(script.send(ben, { type: 'start' })).toEqual({ refusal: 'not-host' })
  expect(script.send(anna, { type: 'start' })).toBe(null)
})

test('a connected host stays the host', () => {
  const { script } = seated()
  script.advance(day)
  expect(publicTable(script.table, 0).host).toBe(0)
})

test('the host does not change while no player is connected', () => {
  const { script, anna, ben } = seated()
  script.disconnect(anna)
  script.disconnect(ben)
  script.advance(day)
  expect(publicTable(script.table, 0).host).toBe(0)
})
